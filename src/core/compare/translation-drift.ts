import type { WrittenPage } from '../content/page.gen.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { JsonPath } from '../json/json-source.ts';
import { alignSections, type Section } from './align-sections.ts';

/** Which version of each part of its original a translation translates, as its file notes it. */
export type Translated = NonNullable<WrittenPage['translated']>;

/** A part of a page that a translation lags behind. */
export interface DriftedPart {
  /**
   * changed: the original has changed since it was translated. missing: the translation lacks it. extra: the original has no
   * such part. untranslated: it is word for word the original. unknown: nobody has noted what was translated.
   */
  state: 'changed' | 'missing' | 'extra' | 'untranslated' | 'unknown';
  /** What it is called, where its place alone does not say it. */
  name?: string;
  /** Where it stands in the original; undefined for what is extra. */
  original?: JsonPath;
  /** Where it stands in the translation; undefined for what is missing. */
  translation?: JsonPath;
}

/** The parts of a page beside its sections and its template. */
const PARTS = ['title', 'description', 'tile', 'dialog'] as const;

/**
 * What of a page has changed since it was translated, part by part: its title, its description, its tile, its dialog, each
 * section, each key of its template.
 * @param hash gives a fingerprint of a text, of eight hexadecimal digits or more
 */
export function translationDrift(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): DriftedPart[] {
  const noted = (translation['translated'] ?? {}) as Translated;
  const of = (value: unknown) => fingerprint(value, hash);
  const compare = (path: JsonPath, one: unknown, other: unknown, known: string | undefined) =>
    stateOf(one, other, known, of).map((state): DriftedPart => ({
      state,
      ...(one !== undefined && { original: path }),
      ...(other !== undefined && { translation: path }),
    }));
  const parts = PARTS.flatMap((key) => compare([key], original[key], translation[key], noted[key]));
  const [from, to] = [templateOf(original), templateOf(translation)];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const inTemplate = keys.flatMap((key) =>
    compare(['template', key], from[key], to[key], noted.template?.[key]),
  );
  const sections = [sectionsOf(original), sectionsOf(translation)] as const;
  const inSections = alignSections(...sections, (each) => of(each), noted.sections ?? []).flatMap(
    ([at, place]) => {
      const [one, other] = [sections[0][at ?? -1], sections[1][place ?? -1]];
      return stateOf(one, other, noted.sections?.[place ?? -1], of).map((state): DriftedPart => ({
        state,
        ...(at !== undefined && { original: ['sections', at] }),
        ...(place !== undefined && { translation: ['sections', place] }),
      }));
    },
  );
  return [...parts, ...inTemplate, ...inSections];
}

/**
 * What a translation notes once it is up to date: the fingerprints of the parts of its original as they are.
 * @param hash as for the drift
 */
export function translatedNow(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): Translated {
  const of = (value: unknown) => fingerprint(value, hash);
  const parts = PARTS.filter((key) => original[key] !== undefined && translation[key] !== undefined);
  const template = Object.entries(templateOf(original)).map(([key, value]) => [key, of(value)] as const);
  const [from, to] = [sectionsOf(original), sectionsOf(translation)];
  const pairs = alignSections(
    from,
    to,
    of,
    (translation['translated'] as Translated | undefined)?.sections ?? [],
  );
  const places = new Map(pairs.map(([at, place]) => [place, at]));
  const sections = to.map((_section, place) => {
    const at = places.get(place);
    return at === undefined ? '' : of(from[at]);
  });
  return {
    ...Object.fromEntries(parts.map((key) => [key, of(original[key])])),
    ...(sections.length > 0 && { sections }),
    ...(template.length > 0 && { template: Object.fromEntries(template) }),
  };
}

function stateOf(
  original: unknown,
  translation: unknown,
  noted: string | undefined,
  of: (value: unknown) => string,
): DriftedPart['state'][] {
  if (original === undefined && translation === undefined) return [];
  if (translation === undefined) return ['missing'];
  if (original === undefined) return ['extra'];
  if (hasWords(original) && canonicalJson(original) === canonicalJson(translation)) return ['untranslated'];
  if (noted === undefined || noted === '') return ['unknown'];
  return of(original) === noted ? [] : ['changed'];
}

/** Whether there is anything to translate: a picture, the name of a form and the like are the same in all languages. */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return /\s/.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasWords);
}

function fingerprint(value: unknown, hash: (text: string) => string): string {
  return hash(canonicalJson(value)).slice(0, 8);
}

/** The sections of a page; what should be one and is not, in a page with faults, has nothing to translate. */
function sectionsOf(page: JsonObject): Section[] {
  const written: unknown = page['sections'];
  if (!Array.isArray(written)) return [];
  return written.map((section: unknown) => (isObject(section) ? section : {}));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** The keys of a page's template, but for its name. */
function templateOf(page: JsonObject): JsonObject {
  const { template } = page;
  const { type: _name, ...rest } = isObject(template) ? template : {};
  return rest;
}
