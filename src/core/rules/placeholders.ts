import type { TextFault } from './text-fault.ts';

/** What stands in a text until somebody writes it, in any language. */
const PLACEHOLDER = /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\bx{3,}\b|\bX{4,}\b|\{\{[^{}]{0,80}\}\}/g;
const LOREM = /\blorem ipsum\b/i;

/** Words that only keep a place, such as TODO or lorem ipsum: a warning, as the page may be in the making. */
export function placeholders(text: string): readonly TextFault[] {
  const shown = LOREM.test(text) ? text.replace(/\blorem ipsum\b/gi, 'lorem ipsum') : text;
  return [...shown.matchAll(PLACEHOLDER)].slice(0, 3).map(({ 0: match, index }) => ({
    offset: index,
    length: match.length,
    code: 'placeholder',
    severity: 'warning',
    message: `"${text.slice(index, index + match.length)}" keeps a place for words that are not written yet.`,
    hint: 'Write them, or remove the entry.',
  }));
}
