/** The inks of the stage. */
export const INK = '#23261F';
export const PAPER = '#F3ECD8';
export const TRACER = '#FFD447';
export const BONE = '#E9E0C8';
export const HOT = '#F26B21';
export const NIGHT = '#10161f';
export const BRASS = '#c79a4b';
