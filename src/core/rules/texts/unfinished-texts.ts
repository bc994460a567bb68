import type { TextDiagnostic } from './text-diagnostic.ts';

/** Common placeholder texts, in any language; the placeholder of `npm run new` has its own rule. */
const UNFINISHED = /\blorem ipsum\b|\b(?:TBD|FIXME)\b|\bx{3,}\b|\bX{4,}\b|\{\{[^{}]{0,80}\}\}/g;
const LOREM = /\blorem ipsum\b/gi;

/** Reports placeholder words, such as TBD or lorem ipsum. */
export function unfinishedTexts(text: string): readonly TextDiagnostic[] {
  return [...text.replace(LOREM, 'lorem ipsum').matchAll(UNFINISHED)]
    .slice(0, 3)
    .map(({ 0: { length }, index }) => ({
      offset: index,
      length,
      code: 'placeholder',
      message: `The text is still a placeholder: “${text.slice(index, index + length)}”.`,
      hint: 'Write what belongs here, or remove the entry.',
    }));
}

/** Reports the name of a text file in place of its text: the build does not read the file, so visitors see the name. */
export function fileNames(text: string): readonly TextDiagnostic[] {
  if (!FILE_NAME.test(text)) return [];
  const message = `“${text}” is the name of a file: visitors would see this name.`;
  const hint = 'Write the text itself here: no file is read in its place.';
  return [{ offset: 0, length: text.length, isWhole: true, code: 'file-name-as-text', message, hint }];
}

const FILE_NAME = /^[\w./-]{1,100}\.(?:md|docx?|txt|html?)$/;
