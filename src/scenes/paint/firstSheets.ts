import tankChess from '../../assets/tankChess/drafts/drafts-tankChess.webp?url&no-inline';

/** Where the drafts of a game are: known before the game itself is there, so that they can be sent for first. */
export const draftSheets = { tankChess };
