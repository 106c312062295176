/** The worked examples of the rulebook as positions. */
export const examples = {
  title: 'Worked examples',
  number: '{number} of {of}',
  about: 'Play on from here; the others let everything stand. Where cards are turned over, those of the example come.',
  again: 'Lay it out again',
  previous: 'Previous',
  next: 'Next',
};
