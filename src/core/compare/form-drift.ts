import type { WrittenForm } from '../content/form.gen.ts';
import type { WrittenTranslation } from '../content/translation.gen.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { formWords, type FormWord } from '../form/words/form-words.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { DriftedPart } from './translation-drift.ts';

/**
 * What of a form has changed since its words were translated: its title, its introduction, each question, its groups,
 * each of its other texts.
 * @param hash gives a fingerprint of a text, of eight hexadecimal digits or more
 */
export function formDrift(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): DriftedPart[] {
  const noted = (translation['translated'] ?? {}) as NonNullable<WrittenTranslation['translated']>;
  return partsOf(original).flatMap(({ place, words }): DriftedPart[] => {
    const said = words.map((word) => valueAt(translation, word.place));
    const state = stateOf(words, said, valueAt(noted, place), hash);
    if (!state) return [];
    const isThere = valueAt(translation, place) !== undefined;
    return [
      {
        state,
        name: place.join(' › '),
        original: words[said.indexOf(undefined)]?.path ?? words[0]!.path,
        ...(isThere && { translation: place }),
      },
    ];
  });
}

/**
 * What the translation of a form notes once it is up to date: the fingerprints of the form's parts as they are.
 * @param hash as for the drift
 */
export function formTranslatedNow(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): NonNullable<WrittenTranslation['translated']> {
  const noted: Record<string, string | Record<string, string>> = {};
  for (const { place, words } of partsOf(original)) {
    if (valueAt(translation, place) === undefined) continue;
    const [key, name] = place as [string, string?];
    const value = fingerprint(words, hash);
    if (name === undefined) noted[key] = value;
    else noted[key] = { ...(noted[key] as Record<string, string>), [name]: value };
  }
  return noted;
}

interface Part {
  /** Where a translation has it, and its fingerprint. */
  place: JsonPath;
  words: FormWord[];
}

/** The parts of which each is translated at one go. A form with faults has none. */
function partsOf(form: JsonObject): Part[] {
  const { schema, texts } = form as Partial<WrittenForm>;
  if (!schema?.properties || !texts) return [];
  const placeOf = ({ place }: FormWord) => place.slice(0, place[0] === 'groups' ? 1 : 2);
  const parts = Map.groupBy(formWords(form as unknown as WrittenForm), (word) => placeOf(word).join('\n'));
  return [...parts.values()].map((words) => ({ place: placeOf(words[0]!), words }));
}

function stateOf(
  words: readonly FormWord[],
  said: readonly unknown[],
  noted: unknown,
  hash: (text: string) => string,
): DriftedPart['state'] | undefined {
  if (said.includes(undefined)) return 'missing';
  const isSame = words.every(({ text }, index) => text === said[index]);
  if (isSame && words.some(({ text }) => /\s/.test(text.trim()))) return 'untranslated';
  if (noted === undefined) return 'unknown';
  return fingerprint(words, hash) === noted ? undefined : 'changed';
}

function fingerprint(words: readonly FormWord[], hash: (text: string) => string): string {
  return hash(canonicalJson(words.map(({ place, text }) => [place, text]))).slice(0, 8);
}

function valueAt(data: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}
