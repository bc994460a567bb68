import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeDrift } from '../../../src/authoring/compare/describe-drift.ts';
import { translatedNow, translationDrift } from '../../../src/authoring/compare/translation-drift.ts';
import type { JsonObject } from '../../../src/core/content/valid-page.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const section = (type: string, text: string): JsonObject => ({ type, text });
const original = {
  title: 'The lamp shop',
  description: 'All of its lamps',
  sections: [section('hero', 'One text'), section('faq', 'Two texts'), section('faq', 'Three texts')],
};
const translation = {
  title: 'Der Lampenladen',
  description: 'Alle seine Lampen',
  sections: [section('hero', 'Ein Text'), section('faq', 'Zwei Texte'), section('faq', 'Drei Texte')],
};
const upToDate = { ...translation, translated: translatedNow(original, translation, hash) };
const drift = (one: JsonObject, other: JsonObject = upToDate) =>
  translationDrift(one, other, hash).map((part) => describeDrift(part, one, other));

test('a translation with current notes is up to date, in any order of keys', () => {
  expect(drift(original)).toEqual([]);
  const turned = original.sections.map(({ type, text }) => ({ text, type }));
  expect(drift({ ...original, sections: turned })).toEqual([]);
});

test('a translation without notes is reported for each part', () => {
  expect(drift(original, translation)).toEqual([
    'title: the translated version is not recorded',
    'description: the translated version is not recorded',
    'section 1 (hero): the translated version is not recorded',
    'section 2 (faq): the translated version is not recorded',
    'section 3 (faq): the translated version is not recorded',
  ]);
});

test('only a changed part is reported', () => {
  const sections = original.sections.with(1, section('faq', 'Two other texts'));
  expect(drift({ ...original, sections })).toEqual(['section 2 (faq) has changed in the original']);
  expect(drift({ ...original, title: 'The lamp shop on the quay' })).toEqual([
    'title has changed in the original',
  ]);
});

test('a crop and a focal point count as the picture does', () => {
  const shown = (page: JsonObject, more: object) => ({
    ...page,
    sections: [
      {
        type: 'letter',
        text: page === original ? 'Words here' : 'Worte hier',
        image: { src: 'a.jpg', ...more },
      },
    ],
  });
  const crop = { left: 10, top: 0, width: 80, height: 100 };
  const [one, other] = [shown(original, { crop }), shown(translation, { crop })];
  const noted = { ...other, translated: translatedNow(one, other, hash) };
  expect(drift(one, noted)).toEqual([]);
  for (const more of [{}, { crop: { ...crop, left: 20 } }, { crop, focus: { x: 0, y: 50 } }])
    expect(drift(shown(original, more), noted)).toEqual(['section 1 (letter) has changed in the original']);
});

describe('sections', () => {
  test('a new section is missing in the translation, at any position', () => {
    const added = original.sections.toSpliced(1, 0, section('faq', 'A new text'));
    expect(drift({ ...original, sections: added })).toEqual(['section 2 (faq) is not there yet']);
  });

  test('a removed section remains only in the translation', () => {
    expect(drift({ ...original, sections: original.sections.toSpliced(1, 1) })).toEqual([
      'section 2 (faq) is no longer in the original',
    ]);
  });

  test('a moved section is missing at its new position', () => {
    const [hero, ...others] = original.sections;
    expect(drift({ ...original, sections: [...others, hero!] })).toEqual([
      'section 1 (hero) is no longer in the original',
      'section 3 (hero) is not there yet',
    ]);
  });

  test('a shared section is recognized by its name', () => {
    const sections = [{ use: 'hours' }, ...original.sections];
    expect(drift({ ...original, sections })).toEqual(['section 1 (hours) is not there yet']);
  });
});

test('a text equal to the original is not translated yet; a picture has no text', () => {
  const picture = { type: 'image', src: 'a.svg' };
  const one = { ...original, sections: [...original.sections, picture] };
  const copy = { ...one, title: 'Der Lampenladen', description: 'Alle Lampen' };
  expect(drift(one, { ...copy, translated: translatedNow(one, copy, hash) })).toEqual([
    'section 1 (hero) is not translated yet',
    'section 2 (faq) is not translated yet',
    'section 3 (faq) is not translated yet',
  ]);
});

test('a page with a template is compared key by key', () => {
  const one = { template: { type: 'service', intro: 'Lamps, made', range: ['Brass lamps'] } };
  const other = { template: { type: 'service', intro: 'Lampen, gebaut', range: ['Messing'] } };
  const noted = { ...other, translated: translatedNow(one, other, hash) };
  expect(drift(one, noted)).toEqual([]);
  const changed = { template: { ...one.template, intro: 'Lamps, mended', start: 'Come in' } };
  expect(drift(changed, noted)).toEqual([
    'template › intro has changed in the original',
    'template › start is not there yet',
  ]);
});

test('an invalid section or template, in a page with diagnostics, is skipped', () => {
  const broken = { ...original, template: 'home', sections: ['hero', null, original.sections[0]] };
  expect(drift(original, { ...broken, translated: null } as JsonObject)).toContain(
    'section 1 (hero) is not translated yet',
  );
  expect(translatedNow(broken, translation, hash)).not.toHaveProperty('template');
});
