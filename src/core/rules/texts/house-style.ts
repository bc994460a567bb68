import type { JsonObject } from '../../content/valid-page.ts';
import { readJson } from '../../json/json-source.ts';
import { toText } from '../../json/to-text.ts';
import type { Project } from '../../project.ts';
import { suggest } from '../../schema/suggest.ts';
import { hasRepetition } from './repeated-words.ts';
import { typographyDiagnostics } from './typography-diagnostics.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

/** The typographic settings of a site. */
export interface HouseStyle {
  /** Empty if the site names no language. */
  readonly language: string;
  /** Accepted exceptions of typography; undefined if the list or its file can't be read. */
  readonly accepted: readonly AcceptedWords[] | undefined;
}

/** Words that a site accepts: `accepted` in its file. */
export interface AcceptedWords {
  /** The code of the accepted diagnostic: space-before-sign. */
  fault: string;
  words: string;
}

/** The house style of a site file, even if that file has other errors. */
export function readHouseStyle({ site }: Pick<Project, 'site'>): HouseStyle {
  if (!site) return { language: '', accepted: undefined };
  const data = readJson(site).data as JsonObject | undefined;
  return { language: toText(data?.['language'] ?? ''), accepted: data && acceptedIn(data) };
}

function acceptedIn(site: JsonObject): readonly AcceptedWords[] | undefined {
  const { accepted } = site;
  // An entry without effect may have a misspelt code, so the list counts as unreadable.
  if (Array.isArray(accepted)) return accepted.every(acceptsSomething) ? accepted : undefined;
  const isMisspelt = Object.keys(site).some((key) => suggest(key, ['accepted']));
  return accepted === undefined && !isMisspelt ? [] : undefined;
}

function acceptsSomething(entry: unknown): entry is AcceptedWords {
  return isAccepted(entry) && hasDiagnostic(entry);
}

/** Whether the words would cause the diagnostic that the entry accepts. */
export function hasDiagnostic({ fault, words }: AcceptedWords): boolean {
  if (fault === 'repeated-word') return hasRepetition(words);
  return [...typographyDiagnostics(words), ...unfinishedTexts(words)].some(({ code }) => code === fault);
}

/** Whether an entry of `accepted` is complete. */
export function isAccepted(entry: unknown): entry is AcceptedWords {
  const { fault: code, words } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof words === 'string' && words !== '';
}
