import type { JsonObject } from '../../content/valid-page.ts';
import { readJson } from '../../json/json-source.ts';
import { textOf } from '../../json/text-of.ts';
import type { Project } from '../../project.ts';
import { suggest } from '../../schema/suggest.ts';
import { typographyFaults } from './typography-faults.ts';
import { unfinishedTexts } from './unfinished-texts.ts';

/** How a site wants its texts set. */
export interface HouseStyle {
  /** Empty where the site names none. */
  readonly language: string;
  /**
   * What stays as it is, although printers set it otherwise; `undefined` if the list could not be read, so that nobody
   * knows what the site accepts.
   */
  readonly accepted: readonly AcceptedWords[] | undefined;
}

/** Words that a site keeps as they are: `accepted` in its file. */
export interface AcceptedWords {
  /** The code of what is accepted: space-before-sign. */
  fault: string;
  words: string;
}

/** What a site’s file says of it, whatever else is wrong with that file. */
export function houseStyleOf({ site }: Pick<Project, 'site'>): HouseStyle {
  if (!site) return { language: '', accepted: [] };
  const data = readJson(site).data as JsonObject | undefined;
  return { language: textOf(data?.['language'] ?? ''), accepted: data && acceptedIn(data) };
}

function acceptedIn(site: JsonObject): readonly AcceptedWords[] | undefined {
  const { accepted } = site;
  // Of an entry that accepts nothing nobody knows what it is to accept: its fault may be misspelt.
  if (Array.isArray(accepted)) return accepted.every(acceptsSomething) ? accepted : undefined;
  const isMisspelt = Object.keys(site).some((key) => suggest(key, ['accepted']));
  return accepted === undefined && !isMisspelt ? [] : undefined;
}

function acceptsSomething(entry: unknown): entry is AcceptedWords {
  return isAccepted(entry) && hasFault(entry);
}

/** Whether the words have the fault that is accepted in them. */
export function hasFault({ fault, words }: AcceptedWords): boolean {
  return [...typographyFaults(words), ...unfinishedTexts(words)].some(({ code }) => code === fault);
}

/** Whether an entry of `accepted` says what is accepted, and where. */
export function isAccepted(entry: unknown): entry is AcceptedWords {
  const { fault: code, words } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof words === 'string' && words !== '';
}
