import type { WrittenPage } from '../../core/content/page.gen.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { alignSections, type Section } from './align-sections.ts';

/** The version of each part of the original on which a translation is based, as noted in its file. */
export type TranslatedParts = NonNullable<WrittenPage['translated']>;

/** An outdated part of a translated page. */
export interface DriftedPart {
  /**
   * changed: the original has changed since the translation. missing: the translation lacks it. extra: the original
   * lacks it. untranslated: identical to the original. unknown: the translation notes no version.
   */
  state: 'changed' | 'missing' | 'extra' | 'untranslated' | 'unknown';
  /** A name, if the path alone is not clear. */
  name?: string;
  /** The path in the original; undefined for extra parts. */
  original?: JsonPath;
  /** The path in the translation; undefined for missing parts. */
  translation?: JsonPath;
}

/** The parts of a page, besides its sections and template. */
const PARTS = ['title', 'description', 'tile', 'dialog'] as const;

/**
 * Finds the parts of a page that have changed since they were translated: title, description, tile, dialog, each
 * section, each key of the template. `content drift` reports them.
 * @param hash returns a fingerprint of a text, at least eight hexadecimal digits
 */
export function translationDrift(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): DriftedPart[] {
  const notedFingerprints = (translation['translated'] ?? {}) as TranslatedParts;
  const getFingerprint = (value: unknown) => fingerprint(value, hash);
  const compare = (path: JsonPath, one: unknown, other: unknown, notedFingerprint: string | undefined) =>
    comparePart(one, other, notedFingerprint, getFingerprint).map((state): DriftedPart => ({
      state,
      ...(one !== undefined && { original: path }),
      ...(other !== undefined && { translation: path }),
    }));
  const parts = PARTS.flatMap((key) =>
    compare([key], original[key], translation[key], notedFingerprints[key]),
  );
  const [from, to] = [getTemplateData(original), getTemplateData(translation)];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const templateParts = keys.flatMap((key) =>
    compare(['template', key], from[key], to[key], notedFingerprints.template?.[key]),
  );
  const sections = [getSections(original), getSections(translation)] as const;
  const sectionParts = alignSections(
    ...sections,
    (each) => getFingerprint(each),
    notedFingerprints.sections ?? [],
  ).flatMap(([originalIndex, translationIndex]) => {
    const [one, other] = [sections[0][originalIndex ?? -1], sections[1][translationIndex ?? -1]];
    return comparePart(one, other, notedFingerprints.sections?.[translationIndex ?? -1], getFingerprint).map(
      (state): DriftedPart => ({
        state,
        ...(originalIndex !== undefined && { original: ['sections', originalIndex] }),
        ...(translationIndex !== undefined && { translation: ['sections', translationIndex] }),
      }),
    );
  });
  return [...parts, ...templateParts, ...sectionParts];
}

/**
 * The fingerprints that a translation of the page notes when it is up to date.
 * @param hash as for `translationDrift`
 */
export function translatedNow(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): TranslatedParts {
  const getFingerprint = (value: unknown) => fingerprint(value, hash);
  const parts = PARTS.filter((key) => original[key] !== undefined && translation[key] !== undefined);
  const template = Object.entries(getTemplateData(original)).map(
    ([key, value]) => [key, getFingerprint(value)] as const,
  );
  const [from, to] = [getSections(original), getSections(translation)];
  const pairs = alignSections(
    from,
    to,
    getFingerprint,
    (translation['translated'] as TranslatedParts | undefined)?.sections ?? [],
  );
  const originalIndices = new Map(
    pairs.map(([originalIndex, translationIndex]) => [translationIndex, originalIndex]),
  );
  const sections = to.map((_section, translationIndex) => {
    const originalIndex = originalIndices.get(translationIndex);
    return originalIndex === undefined ? '' : getFingerprint(from[originalIndex]);
  });
  return {
    ...Object.fromEntries(parts.map((key) => [key, getFingerprint(original[key])])),
    ...(sections.length > 0 && { sections }),
    ...(template.length > 0 && { template: Object.fromEntries(template) }),
  };
}

function comparePart(
  original: unknown,
  translation: unknown,
  notedFingerprint: string | undefined,
  getFingerprint: (value: unknown) => string,
): DriftedPart['state'][] {
  if (original === undefined && translation === undefined) return [];
  if (translation === undefined) return ['missing'];
  if (original === undefined) return ['extra'];
  if (hasWords(original) && canonicalJson(original) === canonicalJson(translation)) return ['untranslated'];
  if (notedFingerprint === undefined || notedFingerprint === '') return ['unknown'];
  return getFingerprint(original) === notedFingerprint ? [] : ['changed'];
}

/**
 * Whether a value has text to translate. Pictures and names of forms, for example, are the same in all
 * languages.
 */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return /\s/.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasWords);
}

function fingerprint(value: unknown, hash: (text: string) => string): string {
  return hash(canonicalJson(value)).slice(0, 8);
}

/** The sections of a page; entries of the wrong type are skipped. */
function getSections(page: JsonObject): Section[] {
  const written: unknown = page['sections'];
  if (!Array.isArray(written)) return [];
  return written.map((section: unknown) => (isObject(section) ? section : {}));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

/** The keys of a page's template, without its type. */
function getTemplateData(page: JsonObject): JsonObject {
  const { template } = page;
  const { type: _name, ...rest } = isObject(template) ? template : {};
  return rest;
}
