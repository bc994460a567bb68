import type { JsonObject } from '../../content/valid-page.ts';
import { readJson } from '../../json/json-source.ts';
import { textOf } from '../../json/text-of.ts';
import type { Project } from '../../project.ts';

/** How a site wants its texts set. */
export interface HouseStyle {
  /** Empty where the site names none. */
  readonly language: string;
  /** What stays as it is, although printers set it otherwise. */
  readonly accepted: readonly AcceptedWords[];
}

/** Words that a site keeps as they are: `accepted` in its file. */
export interface AcceptedWords {
  /** The code of what is accepted: space-before-sign. */
  fault: string;
  words: string;
}

/** What a site’s file says of it, whatever else is wrong with that file. */
export function houseStyleOf({ site }: Pick<Project, 'site'>): HouseStyle {
  const data = (site ? readJson(site).data : undefined) as JsonObject | undefined;
  const written = data?.['accepted'];
  return {
    language: textOf(data?.['language'] ?? ''),
    accepted: Array.isArray(written) ? written.filter(isAccepted) : [],
  };
}

/** Whether an entry of `accepted` says what is accepted, and where. */
export function isAccepted(entry: unknown): entry is AcceptedWords {
  const { fault: code, words } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof words === 'string' && words !== '';
}
