import { describe, expect, test } from 'vitest';
import { formDrift, formTranslatedNow } from '../../../src/authoring/compare/form-drift.ts';
import type { WrittenForm } from '../../../src/core/content/form.gen.ts';
import type { JsonObject } from '../../../src/core/content/valid-page.ts';
import { translateForm, type FormWords } from '../../../src/core/form/words/translate-form.ts';
import { formWords } from '../../../src/core/form/words/form-words.ts';
import type { JsonPath } from '../../../src/core/json/json-source.ts';
import { conditional } from './broken/conditional-form.ts';
import { FORM } from './form-fixture.ts';
import { findValueAt } from '../../../src/core/json/data-path.ts';

const text = conditional === undefined ? FORM : FORM.replace(conditional[0], conditional[1]);
const form = JSON.parse(text) as WrittenForm;
const upper = (each: string) => `«${each}»`;

/** Every text of the form, in another language. */
function translation(): FormWords {
  const made: JsonObject = {};
  for (const { place, text: wording } of formWords(form)) put(made, place, upper(wording));
  return made as unknown as FormWords;
}

function put(into: JsonObject, [key, ...rest]: JsonPath, value: string): void {
  if (rest.length === 0) into[key!] = value;
  else put((into[key!] ??= typeof rest[0] === 'number' ? [] : {}) as JsonObject, rest, value);
}

describe('the texts of a form', () => {
  test('are at the paths that the form names', () => {
    const words = formWords(form);
    expect(words.length).toBeGreaterThan(30);
    for (const { path, text: wording } of words) expect(findValueAt(form, path)).toBe(wording);
    expect(new Set(words.map(({ place }) => JSON.stringify(place))).size).toBe(words.length);
  });

  test('are all shown in the other language, and nothing else changes', () => {
    const spoken = translateForm(form, translation());
    const shown = formWords(spoken as WrittenForm);
    expect(shown.map(({ text: wording }) => wording)).toEqual(
      formWords(form).map(({ text: wording }) => upper(wording)),
    );
    expect(withoutWords(spoken)).toEqual(withoutWords(form));
  });

  test('a value that is not a text stays unchanged', () => {
    const { submit, success } = form.texts;
    const spoken = translateForm(form, { title: 'Bestellung', texts: { submit, success } });
    expect(spoken).toEqual({ ...form, title: 'Bestellung' });
  });
});

/** A form as the server sees it: questions, limits and delivery. */
function withoutWords(each: unknown): unknown {
  return JSON.parse(
    JSON.stringify(each, (key, value: unknown) => {
      if (key === 'oneOf') return (value as { const: string }[]).map((choice) => choice.const);
      const isWords = ['title', 'description', 'intro', 'texts', 'text', 'ui:placeholder', 'ui:help'];
      return isWords.includes(key) && typeof value !== 'undefined' ? undefined : value;
    }).replaceAll('"oneOf"', '"enum"'),
  );
}

describe('the outdated parts of a form’s translation', () => {
  const hash = (each: string) => Buffer.from(each).toString('hex').slice(-16);
  const original = form as unknown as JsonObject;
  const own = () => {
    const words = translation() as unknown as JsonObject;
    return { ...words, translated: formTranslatedNow(original, words, hash) };
  };
  const drift = (changed: WrittenForm, words: JsonObject) =>
    formDrift(changed as unknown as JsonObject, words, hash).map(({ state, name }) => `${state} ${name}`);

  test('are none after the current fingerprints are noted', () => {
    expect(drift(form, own())).toEqual([]);
  });

  test('a changed label, a new question, and texts without a note', () => {
    const changed = structuredClone(form);
    changed.schema.properties['Name']!.title = 'Full name';
    changed.schema.properties['Street'] = { type: 'string', title: 'Street' };
    const { translated, ...words } = own();
    expect(drift(changed, { ...words, translated })).toEqual([
      'changed questions › Name',
      'missing questions › Street',
    ]);
    expect(drift(form, words)).toContain('unknown title');
  });

  test('texts equal to those of the form', () => {
    const words = own();
    expect(drift(form, { ...words, title: form.title })).toEqual(['untranslated title']);
  });
});
