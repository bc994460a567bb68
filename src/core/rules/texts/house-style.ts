import type { JsonObject } from '../../content/valid-page.ts';
import { readJson } from '../../json/json-source.ts';
import { textOf } from '../../json/text-of.ts';
import type { Project } from '../../project.ts';
import { acceptedBy, type AcceptedWords } from './accepted-words.ts';

/** How a site wants its texts set. */
export interface HouseStyle {
  /** Empty where the site names none. */
  readonly language: string;
  /** What stays as it is, although printers set it otherwise. */
  readonly accepted: readonly AcceptedWords[];
}

/** What a site’s file says of it, whatever else is wrong with that file. */
export function houseStyleOf({ site }: Pick<Project, 'site'>): HouseStyle {
  const data = (site ? readJson(site).data : undefined) as JsonObject | undefined;
  return { language: textOf(data?.['language'] ?? ''), accepted: acceptedBy(data) };
}
