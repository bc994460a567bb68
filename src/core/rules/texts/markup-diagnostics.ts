import { decodeReference } from '../../rich-text/character-reference.ts';
import type { TextDiagnostic } from './text-diagnostic.ts';

/** The limit per kind and text: the first ones explain the others. */
const MAX_OF_A_KIND = 5;

/**
 * Reports markup that visitors would read: tags and entities in plain text, unknown entities in rich text, and
 * Markdown in both.
 */
export function markupDiagnostics(text: string): readonly TextDiagnostic[] {
  if (!CANDIDATE.test(text)) return NONE;
  // Only the first tag is reported: an editor who removes it also removes its closing tag.
  const [tag] = matches(TAG, text, tagDiagnostic);
  const masked = text.includes('<') ? text.replace(SKIPPED, blankOut) : text;
  return [
    ...(tag ? [tag] : []),
    ...matches(ENTITY, text, entityDiagnostic),
    ...matches(ESCAPED_TWICE, masked, escapedTwiceDiagnostic).filter(({ code }) => code !== ''),
    ...markdownDiagnostics(text, masked),
    ...handmadeLists(masked),
  ];
}

const NONE: TextDiagnostic[] = [];
const CANDIDATE = /<[a-z/!]|&[a-z#]|[*_`•‣▪◦]|\]\(|^(?:#{1,6}|[-+*>]) |^1\. /im;

const TAG = /<(?:\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,400})?\/?|!--[^<>]{0,400}--)>/gi;
const ENTITY = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const ESCAPED_TWICE = /&(?:amp;)+(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const AMPERSANDS = /^&(?:amp;)+(?=.)/i;

function tagDiagnostic(match: string): Partial<TextDiagnostic> {
  return {
    in: 'plain',
    code: 'markup-in-text',
    message: `"${shorten(match)}" is markup, and this text is plain: it would be shown literally.`,
    hint: 'Write the words alone.',
  };
}

function entityDiagnostic(match: string): Partial<TextDiagnostic> {
  const character = decodeReference(match.replace(AMPERSANDS, '&'));
  if (character === undefined)
    return {
      code: 'unknown-entity',
      message: `"${match}" is no entity of HTML, and would be shown literally.`,
      hint: 'Write the character itself, such as & or é.',
    };
  const fix = character === '\u00a0' ? ' ' : character;
  const isShown = /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(fix);
  return {
    in: 'plain',
    code: 'markup-in-text',
    message: `"${match}" is markup, and this text is plain: it would be shown literally.`,
    hint: isShown ? `Write ${fix === ' ' ? 'a space' : fix}.` : 'Remove it.',
    ...(isShown ? { fix } : {}),
  };
}

/**
 * Reports an entity whose & was replaced by an entity, perhaps by a second program: visitors would read its
 * name.
 */
function escapedTwiceDiagnostic(match: string): Partial<TextDiagnostic> {
  const fix = match.replace(AMPERSANDS, '&');
  if (decodeReference(fix) === undefined) return {};
  return {
    in: 'rich',
    code: 'escaped-twice',
    message: `"${match}" is escaped twice: visitors read "${fix}".`,
    hint: `Write ${fix}.`,
    fix,
  };
}

const LIST_LINE = /^[-+*] (?=\S)/gm;

/** Markdown patterns, with their equivalents in rich text. */
const MARKDOWN: [pattern: RegExp, rich: string][] = [
  [
    /\*\*(?=\S)[^*\n]{1,300}(?<=\S)\*\*|(?<!\w)__(?=\S)[^_\n]{1,300}(?<=\S)__(?!\w|\.\w)/g,
    '<strong>…</strong>',
  ],
  [/(?<![\w*])\*(?=[^\s*])[^*\n]{1,300}(?<=\S)\*(?![\w*])/g, '<em>…</em>'],
  [/!?\[[^\][\n]{1,300}\]\([^()\s]{1,500}\)/g, '<a href="…">…</a>'],
  [/`[^`\n]{1,300}`/g, '<code>…</code>'],
  [/^#{1,6} (?=\S)/gm, '<h2>…</h2>'],
  [LIST_LINE, '<ul><li>…</li></ul>'],
  [/^> (?=\S)/gm, '<blockquote><p>…</p></blockquote>'],
];

// Code and tags are not Markdown.
const SKIPPED = /<(code|pre)\b(?:(?!<\1\b)[^])*?<\/\1>|<[^<>]*>/gi;
const BLOCK = /^<\/?(?:p|li|br|h[2-4]|blockquote|dd|dt)\b/i;

/** Replaces a tag with blanks of the same length; a tag that begins a line of text becomes a line break. */
function blankOut(tag: string): string {
  return BLOCK.test(tag) ? `${' '.repeat(tag.length - 1)}\n` : ' '.repeat(tag.length);
}

function markdownDiagnostics(text: string, masked: string): TextDiagnostic[] {
  const seen = new Set<number>();
  return MARKDOWN.flatMap(([pattern, rich]) => {
    const found = matches(pattern, masked, () => ({ code: 'markdown' })).filter(({ offset }) => {
      return !seen.has(offset) && seen.add(offset);
    });
    // One list has many lines, and is reported once.
    const own = pattern === LIST_LINE ? found.slice(0, 1) : found;
    return own.flatMap((diagnostic) => {
      const shown = shorten(text.slice(diagnostic.offset, diagnostic.offset + diagnostic.length));
      const message = `"${shown}" is Markdown, which would be shown literally.`;
      return [
        { ...diagnostic, message, in: 'plain' as const, hint: 'Write the words alone: this text is plain.' },
        { ...diagnostic, message, in: 'rich' as const, hint: `Write ${rich}.` },
      ];
    });
  });
}

/**
 * Finds lists made of lines that begin with a bullet, or with 1. and 2.: screen readers do not announce them
 * as lists.
 */
function handmadeLists(masked: string): TextDiagnostic[] {
  const bullets = matches(/^ {0,400}[•‣▪◦] ?(?=\S)/gm, masked, () => ({}));
  const numbers = matches(/^ {0,400}[12]\. (?=\S)/gm, masked, () => ({}));
  const isCounted = numbers.length > 1 && masked.slice(numbers[1]!.offset).trimStart().startsWith('2');
  const first = bullets[0] ?? (isCounted ? numbers[0] : undefined);
  if (!first) return [];
  const character = masked.slice(first.offset, first.offset + first.length);
  const [offset, length] = [
    first.offset + character.length - character.trimStart().length,
    character.trim().length,
  ];
  const list = bullets.length > 0 ? '<ul><li>…</li></ul>' : '<ol><li>…</li></ol>';
  const message = `"${character.trim()}" begins a line as in a list, but screen readers hear no list.`;
  return [{ offset, length, in: 'rich', code: 'handmade-list', message, hint: `Write ${list}.` }];
}

function matches(
  pattern: RegExp,
  text: string,
  createDiagnostic: (match: string) => Partial<TextDiagnostic>,
): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (diagnostics.length >= MAX_OF_A_KIND) break;
    const empty = { code: '', message: '', hint: '' };
    diagnostics.push({ ...empty, ...createDiagnostic(match), offset: index, length: match.length });
  }
  return diagnostics;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
