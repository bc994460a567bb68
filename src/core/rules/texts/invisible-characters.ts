import { characterName } from '../../json/character-name.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../../diagnostic.ts';
import type { JsonSource } from '../../json/json-source.ts';
import type { FileRule } from '../rule.ts';

/** Reports invisible characters and those that change the direction of text, written directly or as \u. */
export const invisibleCharacters: FileRule = function* ({ source }) {
  if (source.data === undefined || !CANDIDATE.test(source.text)) return;
  const readsFromRight = RIGHT_TO_LEFT.test(source.text);
  let count = 0;
  for (const { 0: written, index } of source.text.matchAll(WRITTEN)) {
    const character = hiddenCharacter(written);
    if (character === undefined || (readsFromRight && MARKS.test(character))) continue;
    if (JOINERS.test(character) && JOINED.test(charactersBefore(source.text, index))) continue;
    yield report(source, index, written, character);
    if (++count >= MAX_DIAGNOSTICS) break;
  }
};

// A byte order mark at the beginning of a file is a syntax error; elsewhere it is hidden.
const HIDDEN =
  '[\\p{Cc}--[\\t\\n\\r]]\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb';
/** Hidden characters that no text needs; joiners and marks of direction belong to some scripts. */
export const NEEDLESS_CHARACTERS = new RegExp(
  `[[${HIDDEN}]--[\\u061c\\u200c-\\u200f\\ufffd]]|[\\p{Co}\\p{Cs}]`,
  'gv',
);

const CANDIDATE = new RegExp(`[${HIDDEN}]|[\\p{Co}\\p{Cs}]|\\\\[bfu]`, 'v');
const IS_HIDDEN = new RegExp(`^(?:[${HIDDEN}]|[\\p{Co}\\p{Cs}])$`, 'v');
// An escaped backslash is matched as a whole, so that the text after it is not read as an escape.
const WRITTEN = new RegExp(
  `\\\\u[dD][89abAB][\\da-fA-F]{2}\\\\u[dD][c-fC-F][\\da-fA-F]{2}|\\\\u[\\da-fA-F]{4}|\\\\[^u]|(?<!^)\\ufeff|[${HIDDEN.replace('\\ufeff', '')}]|[\\p{Co}\\p{Cs}]`,
  'gv',
);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\\u0[5-8][\da-f]{2}/i;
/** Marks of direction, which are allowed in right-to-left text. */
const MARKS = /[\u061c\u200e\u200f]/;
const JOINERS = /[\u200c\u200d]/;
/**
 * Matches characters after which a joiner is allowed: letters of scripts with joiners, and parts of emoji.
 */
const JOINED =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\p{M}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})$/u;

/** The characters before an offset, with escapes decoded. */
function charactersBefore(text: string, index: number): string {
  const [numbers] = /(?:\\u[\da-f]{4}){1,2}$/i.exec(text.slice(Math.max(0, index - 12), index)) ?? [];
  return numbers ? (JSON.parse(`"${numbers}"`) as string) : text.slice(Math.max(0, index - 2), index);
}

/** The hidden character in a match of WRITTEN, direct or escaped; undefined for other text. */
function hiddenCharacter(written: string): string | undefined {
  const character = written.startsWith('\\') ? (JSON.parse(`"${written}"`) as string) : written;
  return IS_HIDDEN.test(character) ? character : undefined;
}

function report(source: JsonSource, offset: number, written: string, character: string): Diagnostic {
  const isLost = /[\p{Co}\p{Cs}\u0080-\u009f]/u.test(character);
  return {
    file: source.file,
    ...source.rangeAt(offset, written.length),
    severity: 'error',
    code: 'invisible-character',
    message: `Here is ${characterName(character)}, which ${isLost ? 'belongs into no text' : 'nobody sees'}.`,
    hint: isLost
      ? 'Write the intended character: it was probably damaged when the text was copied from another program.'
      : 'Remove it: npm run validate -- --fix does it.',
    ...(isLost ? {} : { fix: '' }),
  };
}
