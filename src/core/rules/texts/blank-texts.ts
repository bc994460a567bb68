import type { TextCheck } from './text-diagnostic.ts';

/** A text for people is not blank: a blank one looks like an error on the page. */
export const blankTexts: TextCheck = (text) => {
  if (text === '' || text.trim() !== '') return [];
  const message = 'The text holds only blanks.';
  const hint = 'Write words, or remove it.';
  return [{ offset: 0, length: text.length, isWhole: true, code: 'blank-text', message, hint }];
};
