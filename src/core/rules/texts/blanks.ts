import type { TextCheck } from './text-diagnostic.ts';

/** Reports blanks at the ends of a text: they usually come from copying, and shift the layout. */
export const outerBlanks: TextCheck = (text) => {
  const end = text.trimEnd().length;
  if (end === 0) return [];
  const ranges = [
    { offset: 0, length: text.length - text.trimStart().length, fix: '' },
    { offset: end, length: text.length - end, fix: '' },
  ].filter(({ length }) => length > 0);
  const [first, ...also] = ranges;
  if (!first) return [];
  const where = also.length > 0 ? 'begins and ends' : first.offset === 0 ? 'begins' : 'ends';
  const message = `The text ${where} with a blank.`;
  return [
    { ...first, code: 'outer-blank', message, hint: 'Remove it.', ...(also.length > 0 ? { also } : {}) },
  ];
};

/** Reports texts that consist of blanks: on the page they look like an error. */
export const blankTexts: TextCheck = (text) => {
  if (text === '' || text.trim() !== '') return [];
  const message = 'The text contains only spaces.';
  const hint = 'Write words, or remove it.';
  return [{ offset: 0, length: text.length, isWhole: true, code: 'blank-text', message, hint }];
};
