import { nameInPath } from '../../content/content-name.ts';
import type { WrittenForm } from '../../content/form.gen.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { formWords, type FormWord } from '../../form/words/form-words.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { parseTranslation } from '../../page/routes.ts';
import { suggestOr, suggest, type Suggestion } from '../../schema/suggest.ts';
import { joinNames, quote, sentences } from '../../schema/message-parts.ts';
import { missingVersion } from '../site/languages.ts';
import { createDiagnostic, type CheckedFile, type Rule } from '../rule.ts';
import { findValueAt } from '../../json/data-path.ts';

/** Reports translations of missing forms, and translated texts that their form does not have. */
export const translations: Rule = function* ({ translations: all, forms }, found) {
  const originals = new Map(forms.map((form) => [form.file, form]));
  for (const translation of all) {
    const { original = '' } = parseTranslation(translation.file) ?? {};
    const form = originals.get(original);
    if (!form) yield noOriginal(translation, original, [...originals.keys()]);
    else if (form.valid && translation.valid) {
      const words = formWords(form.data as unknown as WrittenForm);
      const unknown = [...unknownTexts(translation, words, original)];
      yield* unknown;
      // Consequences of other diagnostics: a misspelt name leaves its text untranslated, a file of an unknown
      // language translates nothing, and a wrong text of the form need not be translated.
      const isReported =
        unknown.length > 0 || found.some(({ file }) => file === translation.file || file === original);
      if (!isReported) yield* untranslated(translation, words, original);
      yield* missingVersion(translation, original);
    }
  }
};

function noOriginal(translation: CheckedFile, file: string, knownNames: readonly string[]): Diagnostic {
  const suggestion = suggest(nameInPath(file), knownNames.map(nameInPath));
  return createDiagnostic(
    translation,
    { path: [] },
    {
      code: 'no-original',
      message: `This file contains the words of ${file}, which does not exist.`,
      hint: sentences(
        suggestion !== undefined && `Did you mean "pages-config/_forms/${suggestion}.json"?`,
        'Write that form first, or rename this file after the form that it translates.',
      ),
      about: [file],
    },
  );
}

/** Reports keys without a counterpart in the form, but not the keys below them. */
function* unknownTexts(
  translation: CheckedFile,
  words: readonly FormWord[],
  original: string,
): Iterable<Diagnostic> {
  // A blank around a choice is reported in the form itself.
  const places = words.map(({ place }) => withoutBlanks(place));
  const { questions, groups, texts, intro } = translation.data;
  for (const path of unknownPlaces({ questions, groups, texts, intro }, places, []))
    yield createDiagnostic(
      translation,
      { path: [...path] },
      {
        code: 'unknown-text',
        what: typeof path.at(-1) === 'number' ? 'value' : 'key',
        message: `${describeText(path)} translates nothing: ${original} has no such ${describeKind(path)}.`,
        ...suggestText(path, places),
      },
    );
}

/** Reports texts of the form without a translation: visitors would read two languages in one form. */
function* untranslated(
  translation: CheckedFile,
  words: readonly FormWord[],
  original: string,
): Iterable<Diagnostic> {
  const { questions, groups, texts, intro, title } = translation.data;
  const written = { questions, groups, texts, intro, title };
  const lacking = words
    .filter(({ place }) => findValueAt(written, withoutBlanks(place)) === undefined)
    .map(({ text }) => text);
  if (lacking.length === 0) return;
  const more = lacking.length > 5 ? ` and ${lacking.length - 5} more` : '';
  yield createDiagnostic(
    translation,
    { path: [] },
    {
      severity: 'warning',
      code: 'untranslated-text',
      about: [original],
      message: `Not translated: ${joinNames(lacking.slice(0, 5))}${more}.`,
      hint: 'Translate them too: visitors would read two languages in one form.',
    },
  );
}

function withoutBlanks(place: JsonPath): JsonPath {
  return place.map((key) => (typeof key === 'string' ? key.trim() : key));
}

function unknownPlaces(value: unknown, places: readonly JsonPath[], path: JsonPath): JsonPath[] {
  const isKnown = places.some((place) => path.every((key, depth) => place[depth] === key));
  if (!isKnown) return value === undefined ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => unknownPlaces(inner, places, [...path, key]));
}

function describeText(path: JsonPath): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `Group ${last + 1}` : quote(String(last));
}

function describeKind(path: JsonPath): string {
  const [parent, last] = path.slice(-2);
  if (parent === 'questions') return 'question';
  if (parent === 'choices') return 'choice';
  return path[0] === 'groups' && typeof last === 'number' ? 'group' : 'text';
}

/** The text of the form that a misspelt key probably means. */
function suggestText(path: JsonPath, places: readonly JsonPath[]): Suggestion {
  const depth = path.length - 1;
  const siblings = places.filter((place) => path.slice(0, depth).every((key, at) => place[at] === key));
  const candidates = [
    ...new Set(siblings.flatMap((place) => (typeof place[depth] === 'string' ? [place[depth]] : []))),
  ];
  const { hint } = suggestOr(
    String(path.at(-1)),
    candidates,
    candidates.length > 0 ? `There are: ${joinNames(candidates.slice(0, 8))}.` : 'Remove it.',
  );
  return hint === undefined ? {} : { hint };
}
