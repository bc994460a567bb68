import { hasWords } from '../../sections/paper/parts/abstract.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type {} from '../../messages/messages.gen.ts';
import Paper from '../../sections/paper/paper.tsx';
import type { PaperData } from '../../sections/paper/props.gen.ts';
import { testLocale, withLocale } from 'pagewright/testing';

const bare: PaperData = {
  type: 'paper',
  line: 'Weather',
  title: 'Rain on tin roofs',
  authors: [{ name: 'Asha Verma', position: 'Reader', affiliation: 'Harbour Institute' }],
  abstract: ['What was heard.'],
  keywords: ['rain'],
  language: 'en',
  file: { href: '/v1/rain.pdf', name: 'rain.pdf', format: 'PDF', bytes: 9000 },
  facts: [{ term: 'Volume', value: '1' }],
  context: { url: '', citations: [], files: [], share: [] },
};

const page = (more: Partial<PaperData> = {}) =>
  renderToStaticMarkup(withLocale(<Paper data={{ ...bare, ...more }} render={() => null} />, testLocale()));

test('a paper in one language has no choice, and no empty places', () => {
  const html = page();
  expect(html).not.toContain('<fieldset');
  expect(html).not.toContain('Supplementary');
  expect(html).toContain('<div lang="en"');
  expect(html).not.toContain(' dir=');
});

test('each language is a choice, followed by its texts, in its direction; the paper’s own is chosen', () => {
  const html = page({
    languageName: 'English',
    translations: [
      { language: 'mr', name: 'मराठी', title: 'पत्र्यावर पाऊस' },
      {
        language: 'ur',
        name: 'اردو',
        direction: 'rtl',
        title: 'ٹین پر بارش',
        abstract: ['کیا سنا گیا۔'],
        keywords: ['بارش'],
      },
    ],
  });
  const choices = [...html.matchAll(/<label lang="(\w+)"[^>]*><input type="radio"[^>]*?( checked="")?\/>/g)];
  expect(choices.map(([, language, checked]) => [language, checked !== undefined])).toEqual([
    ['en', true],
    ['ur', false],
  ]);
  expect(html).toMatch(
    /<p lang="ur" dir="rtl"[^>]*>ٹین پر بارش<\/p>.*<div lang="ur" dir="rtl"[^>]*><p>کیا سنا گیا۔/,
  );
  expect(html).toMatch(/<ul lang="ur" dir="rtl"/);
  // A translated title alone is no choice.
  expect(html).toMatch(/<p lang="mr" class="lede">पत्र्यावर पाऊस<\/p>/);
});

test('an English title is below that of a paper in another language, and only once', () => {
  const translations = [
    {
      language: 'en',
      name: 'English',
      title: 'Rain on tin',
      subtitle: 'A study',
      abstract: ['It was heard.'],
    },
  ];
  const html = page({ language: 'hi', title: 'टीन पर बारिश', languageName: 'हिन्दी', translations });
  expect(html.split('Rain on tin – A study')).toHaveLength(2);
  expect(html).toContain('It was heard.');
});

test('institutions link to their registry, downloads have kind and size', () => {
  const html = page({
    authors: [
      {
        ...bare.authors[0]!,
        ror: '00samp171',
        furtherAffiliations: [{ name: 'Rain Trust' }],
        note: 'Now at Eastmere College.',
      },
    ],
    supplements: [
      {
        label: 'Readings',
        file: { href: '/v1/r.csv', name: 'r.csv', format: 'CSV', bytes: 216 },
        description: 'Each hour.',
      },
    ],
    statements: [
      {
        title: 'Data availability',
        text: 'Kept.',
        links: [{ label: 'Register', to: 'https://example.org/r' }],
      },
    ],
  });
  expect(html).toContain('Reader, <a href="https://ror.org/00samp171">Harbour Institute</a>; Rain Trust');
  expect(html).toContain('Now at Eastmere College.');
  expect(html).toMatch(
    /<a href="\/v1\/r\.csv" download="">Readings<\/a> <span[^>]*>\(CSV, 216 bytes\)<\/span>\. Each hour\./,
  );
  expect(html).toContain('<a href="https://example.org/r">Register</a>');
});

describe('the parts around the text', () => {
  const whole: Partial<PaperData> = {
    statements: [{ title: 'Ethics', text: 'Approved.' }],
    versions: [{ date: '2025-07', label: 'Version 1', text: 'As first published.' }],
    context: {
      ...bare.context,
      citations: [{ style: 'APA', text: [['p', {}, ['Verma, A. (2025).']]] }],
      files: [{ label: 'RIS', href: '/v1/rain.ris' }],
      rights: { text: 'All may copy it.' },
    },
  };
  const parts =
    /What was heard\.|Full text|data-below|A book\.|Approved\.|As first published\.|All may copy it\.|Verma, A\. \(2025\)|rain\.ris|About this paper/g;
  const order = (html: string) => [...html.matchAll(parts)].flat();

  test('of a full text: the abstract and the file come before it, everything else after it, with a link', () => {
    const sections = [{ type: 'paper-text', id: 'text' }] as NonNullable<PaperData['sections']>;
    const html = page({ ...whole, sections });
    expect(order(html)).toEqual([
      'What was heard.',
      'Full text',
      'data-below',
      'Approved.',
      'As first published.',
      'All may copy it.',
      'Verma, A. (2025)',
      'rain.ris',
      'About this paper',
    ]);
    const [, target] = /<a[^>]*href="#([^"]+)"[^>]*>How to cite/.exec(html)!;
    expect(html).toMatch(new RegExp(`<section id="${target}"[^>]*><h2>How to cite`));
  });

  test("of an abstract alone: the authors' statements follow it, next to the file and everything else", () => {
    const html = page({ ...whole, references: [{ text: 'A book.' }] });
    expect(order(html)).toEqual([
      'What was heard.',
      'Approved.',
      'As first published.',
      'All may copy it.',
      'Full text',
      'Verma, A. (2025)',
      'rain.ris',
      'About this paper',
      'A book.',
    ]);
    expect(html).not.toContain('href="#');
  });
});

test('each download of a retracted paper is marked as retracted', () => {
  const html = page({ context: { ...bare.context, statusMark: 'Retracted', epub: '/v1/rain.epub' } });
  const files = [...html.matchAll(/<a [^>]*href="\/v1\/rain\.(\w+)"[^>]*>.*?<\/a>/g)];
  expect(files.map(([link, format]) => [format, link.includes('<strong>Retracted</strong>')])).toEqual([
    ['pdf', true],
    ['epub', true],
  ]);
});

test('a notice that retracts or doubts the paper looks different from a correction', () => {
  const kinds = ['retraction', 'expression-of-concern', 'correction', 'addendum'] as const;
  const notices = kinds.map((kind) => ({ kind, date: '2025-09', label: kind, text: 'Why.', to: `/${kind}` }));
  const html = page({ context: { ...bare.context, statusMark: 'Retracted', notices } });
  const looks = [...html.matchAll(/<div class="([^"]+)"><svg.*?href="\/([\w-]+)"/gs)];
  expect(looks.map(([, , kind]) => kind)).toEqual(kinds);
  const [retraction, concern, correction, addendum] = looks.map(([, look]) => look);
  expect([concern, addendum]).toEqual([retraction, correction]);
  expect(retraction).not.toBe(correction);
  expect(html).toMatch(/<h1[^>]*><span[^>]*>Retracted: <\/span>Rain on tin roofs/);
});

test('more than three authors share a list of their institutions, by number', () => {
  const authors = ['Asha', 'Bela', 'Chitra', 'Dev'].map((name, index) => ({
    name,
    position: 'Reader',
    affiliation: index === 3 ? 'Rain Trust' : 'Harbour Institute',
    ...(index === 0 && { furtherAffiliations: [{ name: 'Rain Trust', ror: '00samp171' }] }),
  }));
  const html = page({ authors });
  expect([...html.matchAll(/<sup[^>]*>([^<]*)<\/sup>/g)].map(([, numbers]) => numbers)).toEqual([
    '1, 2',
    '1',
    '1',
    '2',
  ]);
  expect(html).toContain('<li><a href="https://ror.org/00samp171">Rain Trust</a></li>');
});

test('a letter may have keywords without an abstract', () => {
  const none = { translations: [] } as unknown as Parameters<typeof hasWords>[0];
  expect(hasWords(none)).toBe(false);
  expect(hasWords({ ...none, keywords: ['rain'] })).toBe(true);
});
