import type { WrittenForm } from '../../core/content/form.gen.ts';
import type { WrittenTranslation } from '../../core/content/translation.gen.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { formWords, type FormWord } from '../../core/form/words/form-words.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import type { DriftedPart } from './translation-drift.ts';
import { findValueAt } from '../../core/json/data-path.ts';

/**
 * Finds the parts of a form that have changed since they were translated: title, introduction, questions, groups,
 * other texts. `content drift` reports them.
 * @param hash returns a fingerprint of a text, at least eight hexadecimal digits
 */
export function formDrift(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): DriftedPart[] {
  const notedFingerprints = (translation['translated'] ?? {}) as NonNullable<
    WrittenTranslation['translated']
  >;
  return groupByPlace(original).flatMap(({ place, words }): DriftedPart[] => {
    const translated = words.map((word) => findValueAt(translation, word.place));
    const state = compareWords(words, translated, findValueAt(notedFingerprints, place), hash);
    if (!state) return [];
    const isTranslated = findValueAt(translation, place) !== undefined;
    return [
      {
        state,
        name: place.join(' › '),
        original: words[translated.indexOf(undefined)]?.path ?? words[0]!.path,
        ...(isTranslated && { translation: place }),
      },
    ];
  });
}

/**
 * The fingerprints that a translation of the form stores when it is up to date.
 * @param hash as for `formDrift`
 */
export function formTranslatedNow(
  original: JsonObject,
  translation: JsonObject,
  hash: (text: string) => string,
): NonNullable<WrittenTranslation['translated']> {
  const fingerprints: Record<string, string | Record<string, string>> = {};
  for (const { place, words } of groupByPlace(original)) {
    if (findValueAt(translation, place) === undefined) continue;
    const [key, name] = place as [string, string?];
    const value = fingerprint(words, hash);
    if (name === undefined) fingerprints[key] = value;
    else fingerprints[key] = { ...(fingerprints[key] as Record<string, string>), [name]: value };
  }
  return fingerprints;
}

interface FormPart {
  /** The place in a translation, and the fingerprint. */
  place: JsonPath;
  words: FormWord[];
}

/** The parts that are translated one by one; empty for a form with errors. */
function groupByPlace(form: JsonObject): FormPart[] {
  const { schema, texts } = form as Partial<WrittenForm>;
  if (!schema?.properties || !texts) return [];
  const getPartPlace = ({ place }: FormWord) => place.slice(0, place[0] === 'groups' ? 1 : 2);
  const parts = Map.groupBy(formWords(form as unknown as WrittenForm), (word) =>
    getPartPlace(word).join('\n'),
  );
  return [...parts.values()].map((words) => ({ place: getPartPlace(words[0]!), words }));
}

function compareWords(
  words: readonly FormWord[],
  translated: readonly unknown[],
  notedFingerprint: unknown,
  hash: (text: string) => string,
): DriftedPart['state'] | undefined {
  if (translated.includes(undefined)) return 'missing';
  const isSame = words.every(({ text }, index) => text === translated[index]);
  if (isSame && words.some(({ text }) => /\s/.test(text.trim()))) return 'untranslated';
  if (notedFingerprint === undefined) return 'unknown';
  return fingerprint(words, hash) === notedFingerprint ? undefined : 'changed';
}

function fingerprint(words: readonly FormWord[], hash: (text: string) => string): string {
  return hash(canonicalJson(words.map(({ place, text }) => [place, text]))).slice(0, 8);
}
