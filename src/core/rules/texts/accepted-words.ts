import type { JsonObject } from '../../content/valid-page.ts';
import { fault, type ReadFile, type Rule } from '../rule.ts';
import { textsOf } from './marked-texts.ts';
import { mayHaveTextFaults } from './may-have-text-faults.ts';
import { typographyFaults } from './typography-faults.ts';

/** Words that a site keeps as they are, although a printer would set them otherwise: `accepted` in its file. */
export interface AcceptedWords {
  /** The code of what is accepted: space-before-sign. */
  fault: string;
  words: string;
}

/** What the data of a site’s file accept, whatever else is wrong with the file. */
export function acceptedBy(site: JsonObject | undefined): AcceptedWords[] {
  const written = site?.[KEY];
  return Array.isArray(written) ? written.filter(isWhole) : [];
}

/** Where an editor accepts something: the words of that list are no texts of the site. */
const KEY = 'accepted';

function isWhole(entry: unknown): entry is AcceptedWords {
  const { fault: code, words } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof words === 'string' && words !== '';
}

/** The accepted words that a file holds. */
export function acceptedWordsIn(file: ReadFile): string[] {
  const { source, accepted } = file;
  // They have a fault: a file without any, which most are, need not be gone through.
  if (accepted.length === 0 || !(source.uses || mayHaveTextFaults(file))) return [];
  const words = new Set(accepted.map((each) => each.words));
  return [...words].filter((each) =>
    textsOf(source.data, (text) => text.includes(each)).some(({ path }) => path[0] !== KEY),
  );
}

/** What a site accepts has the fault, and is still there: a list of what was accepted once would hide faults to come. */
export const acceptedWords: Rule = function* ({ site, pages, forms }) {
  if (!site || acceptedBy(site.data).length === 0) return;
  const files = [site, ...pages, ...forms];
  const held = new Set(files.flatMap(({ accepted = [] }) => accepted));
  const readable = files.every((file) => file.readable);
  for (const [index, entry] of (site.data[KEY] as unknown[]).entries()) {
    if (!isWhole(entry)) continue;
    const path = [KEY, index, 'words'];
    const found = new Set(typographyFaults(entry.words).map(({ code }) => code));
    if (!found.has(entry.fault)) {
      yield fault(
        site,
        { path },
        {
          code: 'nothing-to-accept',
          message: `“${entry.words}” has no fault "${entry.fault}".`,
          hint: 'Copy the words with the place of the fault from the text, or remove the entry.',
        },
      );
    } else if (readable && !held.has(entry.words)) {
      yield fault(
        site,
        { path },
        {
          code: 'accepted-words-gone',
          message: `No text holds “${entry.words}” any more.`,
          hint: 'Remove the entry.',
        },
      );
    }
  }
};
