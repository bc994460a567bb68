import type { TextDiagnostic } from './text-diagnostic.ts';

/** Common placeholder texts, in any language; the placeholder of `npm run new` has its own rule. */
const UNFINISHED = /\blorem ipsum\b|\b(?:TBD|FIXME)\b|\bx{3,}\b|\bX{4,}\b|\{\{[^{}]{0,80}\}\}/g;
const LOREM = /\blorem ipsum\b/gi;

/** Placeholder words, such as TBD or lorem ipsum. */
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
