/** Words that every page beside the tables has. */
export const roomFrame = {
  back: 'Back to the cabinet',
  zoom: 'Nearer',
  stepBack: 'Back',
  copied: 'Copied.',
  copyFailed: 'Copying is blocked here: select the text and copy it by hand.',
  refusedTurn: 'That is not allowed: {rule}',
};

/** Words around lessons, whatever the game. */
export const lessonFrame = {
  of: 'Lesson {number} of {of}',
  next: 'Next lesson',
  again: 'Try again',
  hint: 'Hint',
  show: 'Show me',
  done: 'Done!',
  shown: 'That is one way to do it. Now you.',
  tryIt: 'Try it yourself',
  marks: { done: 'solved', shown: 'seen, not solved yet' },
};
