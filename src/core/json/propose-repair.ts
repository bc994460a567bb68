import { MAX_SEARCH } from './max-search.ts';
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts';

/** A range of a text, and the text that replaces it before parsing continues. */
export interface Repair {
  offset: number;
  length: number;
  text: string;
}

/**
 * The most probable repair of a syntax error. With it, parsing finds further errors but no consequences of
 * this one.
 * @returns undefined if there is no probable repair
 */
export function proposeRepair(
  text: string,
  { offset, length, code, fix }: SyntaxDiagnostic,
): Repair | undefined {
  if (fix !== undefined) return { offset, length, text: fix };
  const character = REPLACEMENTS[text[offset] ?? ''];
  switch (code) {
    case 'wrong-character':
      return character === undefined ? undefined : { offset, length: 1, text: character };
    case 'missing-colon':
      return { offset, length: 0, text: ':' };
    case 'wrong-number':
      return replaceValue(text, offset, '0');
    case 'missing-quotes':
    case 'wrong-quotes':
    case 'wrong-literal':
      return replaceValue(text, offset, '"_"');
    case 'wrong-escape':
      return { offset, length: 1, text: '/' };
    case 'wrong-blank':
    case 'control-character':
      return { offset, length, text: ' ' };
    case 'comment':
      return { offset, length, text: ' '.repeat(length) };
    case 'open-string':
      return closeText(text, offset);
    case 'quote-in-text':
      return replaceQuotes(text, offset);
    default:
      return undefined;
  }
}

const REPLACEMENTS: Record<string, string> = { '=': ':', '：': ':', ';': ',', '，': ',' };

/** The rest of the value with the error, to its closing quote if it has one. */
function replaceValue(text: string, offset: number, value: string): Repair {
  let [from, to] = [offset, offset];
  const [line = ''] = text.slice(offset, offset + MAX_SEARCH).split('\n', 1);
  const [quoted] = /^[^"]*"(?=\s*(?:[,}\]]|$))/.exec(line) ?? [];
  if (quoted !== undefined) return { offset, length: quoted.length, text: value };
  while (from > 0 && /[^\s,:[\]{}"]/.test(text[from - 1]!)) from--;
  while (to < text.length && /[^\n,:[\]{}]/.test(text[to]!)) to++;
  return { offset: from, length: to - from, text: value };
}

/** Closes a text that has no quote on its line: before the comma, if any; or at its quote on a later line. */
function closeText(text: string, offset: number): Repair {
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end < 0 ? undefined : end);
  const [more] = /^\s*[^\s"{}[\]][^"]{0,2000}"/.exec(text.slice(end, end + MAX_SEARCH)) ?? [];
  if (end >= 0 && more !== undefined) return { offset: end, length: more.length, text: '"' };
  const content = line.trimEnd().replace(/,$/, '').trimEnd();
  return { offset: offset + content.length, length: 0, text: '"' };
}

/** Replaces two quotes within a text by apostrophes, so that the text continues. */
function replaceQuotes(text: string, offset: number): Repair | undefined {
  const next = text.indexOf('"', offset + 1);
  const line = text.indexOf('\n', offset);
  if (next < 0 || (line >= 0 && next > line)) return undefined;
  return { offset, length: next - offset + 1, text: `'${text.slice(offset + 1, next)}'` };
}
