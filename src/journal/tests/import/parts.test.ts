import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import schema from '../../schemas/templates/paper.schema.json' with { type: 'json' };
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { fillPaper, paperLimits } from '../../node/import/fill-paper.ts';
import { abstractLimits, fitParagraphs } from '../../node/import/fit-paragraphs.ts';
import { doiIn, numberIn, orcidIn, pagesIn, withoutOrcid } from '../../node/import/identifiers.ts';
import type { ImportedPaper } from '../../node/import/imported-paper.ts';
import { languageTag } from '../../node/import/language-tag.ts';
import { findPlaceholders } from '../../node/import/find-placeholders.ts';
import { createDescription, fileName, headTitle } from '../../node/import/paper-page.ts';
import { readCitations } from '../../node/import/read-citations.ts';
import { readPapers } from '../../node/import/read-papers.ts';
import { samePaperMessage } from '../../node/import/same-paper.ts';
import { typesetText } from '../../node/import/typeset-text.ts';
import { engine } from '../support/engine.ts';
import { home } from '../support/home.ts';

test.each([
  [
    'Reader, Northvale University, ORCID iD: https://orcid.org/0000-0002-1825-0097.',
    'Reader, Northvale University',
  ],
  ['Northvale University (0000-0002-1825-0097)', 'Northvale University'],
  ['0000-0002-1825-0097', undefined],
  ['orcid.org/0000-0002-1825-0097, Northvale University', 'Northvale University'],
])('the ORCID is extracted from “%s”', (line, text) => {
  expect(withoutOrcid(line)).toEqual({ text, orcid: '0000-0002-1825-0097' });
});

test('a number that is not an ORCID stays in its line', () => {
  const line = 'Northvale University, 0000-0002-1825-0098';
  expect([withoutOrcid(line), withoutOrcid(undefined)]).toEqual([{ text: line }, { text: undefined }]);
});

test('the limits are those of the schema', () => {
  const { keywords, authors, references, abstract } = schema.properties;
  expect(paperLimits).toEqual({
    keywords: { least: schema.allOf[0]!.else.properties.keywords.minItems, most: keywords.maxItems },
    authors: authors.maxItems,
    references: references.maxItems,
  });
  const parts = JSON.parse(readFileSync(path.join(engine, 'schemas/parts.schema.json'), 'utf8')) as {
    $defs: { longText: { maxLength: number } };
  };
  expect(abstractLimits).toEqual({
    characters: parts.$defs.longText.maxLength,
    paragraphs: abstract.maxItems,
  });
});

const drafted: WrittenPaper = {
  type: 'paper',
  title: 'Night trains',
  authors: [{ given: 'TODO: g', family: 'TODO: f', position: 'TODO: p', affiliation: 'TODO: a' }],
  volume: 1,
  issue: 3,
  published: '2025-09',
  abstract: ['TODO: abstract'],
  keywords: ['TODO 1', 'TODO 2', 'TODO 3'],
  language: 'en',
  subject: 'TODO: subject',
  file: 'journal/v1/i3/night-trains.pdf',
};
const filledWith = (paper: ImportedPaper, licence?: string) =>
  fillPaper(drafted, { paper, remarks: [] }, licence);

describe('an imported paper', () => {
  test('has placeholders for missing facts, and reports them', () => {
    const { paper, remarks } = filledWith({ title: 'Kites', keywords: ['wind'], authors: [{ name: 'Ada' }] });
    expect(paper).toEqual({
      ...drafted,
      title: 'Kites',
      authors: [{ name: 'Ada' }],
      keywords: ['wind', 'TODO 2', 'TODO 3'],
    });
    expect(findPlaceholders(paper)).toEqual(['abstract › 1', 'keywords › 2', 'keywords › 3', 'subject']);
    expect(remarks).toEqual(['It names no language: "en" was assumed.']);
  });

  test("has texts in the site's typography, and unchanged addresses", () => {
    const { paper } = filledWith({
      title: `A day's "walk" - 3-5 people`,
      language: 'en',
      references: [{ text: `Rao, N. "Law", 3-9.`, doi: '10.5555/a--b' }],
      funding: { statement: 'The "Fund".', grants: [{ funder: `Rain's Trust` }] },
    });
    expect(paper.title).toBe('A day’s “walk” – 3–5 people');
    expect(paper.references).toEqual([{ text: 'Rao, N. “Law”, 3–9.', doi: '10.5555/a--b' }]);
    expect(paper.funding).toEqual({ statement: 'The “Fund”.', grants: [{ funder: 'Rain’s Trust' }] });
  });

  test('has all values that fit, and reports the others', () => {
    const { paper, remarks } = filledWith({
      language: 'en',
      keywords: ['Wind', 'wind', ...'abcdefgh'.split('').map((each) => each + each)],
      references: ['Ibid.', 'A reference that is long'],
      licence: 'see the journal',
      published: '2024',
    });
    expect(paper.keywords).toHaveLength(9);
    expect(paper.references).toEqual(['Ibid.', 'A reference that is long']);
    expect(paper.licence).toBeUndefined();
    expect(paper.published).toBe('2025-09');
    expect(remarks).toEqual([
      'It was published 2024 there; its issue here is of 2025-09, which was used.',
      'Its licence “see the journal” is not an https address, and was left out.',
    ]);
  });

  test('a large collaboration is imported completely', () => {
    const many = (count: number, say: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => say(index));
    const { paper, remarks } = filledWith({
      language: 'en',
      authors: many(1500, (index) => `Author ${index}`).map((name) => ({ name })),
      keywords: many(60, (index) => `word ${index}`),
      references: many(1800, (index) => `A work of the number ${index}`),
    });
    expect([paper.authors.length, paper.keywords!.length, paper.references!.length]).toEqual([
      1500, 60, 1800,
    ]);
    expect(remarks).toEqual([]);
  });

  test('has its day of publication, and does not repeat the licence of its journal', () => {
    const by = 'https://creativecommons.org/licenses/by/4.0/';
    const { paper, remarks } = filledWith({ language: 'hi', published: '2025-09-12', licence: by }, by);
    expect(paper).toMatchObject({ published: '2025-09-12', language: 'hi' });
    expect(paper).not.toHaveProperty('licence');
    expect(remarks).toEqual([]);
  });

  test('has no issue if it is online first', () => {
    const { volume: _volume, issue: _issue, ...early } = { ...drafted, published: '2025-09-20' };
    const { remarks } = fillPaper(early, { paper: { language: 'en', published: '2024' }, remarks: [] });
    expect(remarks).toEqual(['It was published 2024 there; here it is of 2025-09-20, which was used.']);
  });
});

test('a long paragraph of an abstract is split between sentences, and many are joined', () => {
  const remarks: string[] = [];
  const sentence = 'All of them were read again by two people who had not met. ';
  const long = sentence.repeat(40).trim();
  const parted = fitParagraphs([long], remarks);
  expect(parted.map(({ length }) => length <= abstractLimits.characters)).toEqual([true, true]);
  expect(parted.join(' ')).toBe(long);
  const many = Array.from({ length: abstractLimits.paragraphs + 2 }, (_, index) => `${index}`);
  expect(fitParagraphs(many, remarks).slice(0, 2)).toEqual(['0 1 2', '3']);
  expect(remarks).toEqual([
    'A long paragraph of its abstract was split.',
    'Some paragraphs of its abstract were joined.',
  ]);
});

test.each([
  ['a\u00a0b \u00ad\u200bc\n d', 'a b c d'],
  ['Fish &amp; chips', 'Fish & chips'],
  ['cafÃ©', 'café'],
  ['the \'90s -- and "more"...', 'the ’90s – and “more”…'],
  ['क्\u200dष', 'क्\u200dष'],
])('%j is typeset as %j', (text, set) => {
  expect(typesetText(text)).toBe(set);
});

test('a space before punctuation stays in French, and no line breaks there', () => {
  expect(typesetText('Pourquoi ?', { language: 'fr' })).toBe('Pourquoi\u202f?');
});

test.each([
  ['Hindi', 'hi'],
  ['हिन्दी', 'hi'],
  ['hin', 'hi'],
  ['ger', 'de'],
  ['deu', 'de'],
  ['pt_BR', 'pt-BR'],
  ['EN', 'en'],
  ['Klingon', undefined],
  ['', undefined],
  [undefined, undefined],
])('the language %s is %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

test('identifiers are found within a text; an invalid one is ignored', () => {
  expect(doiIn('doi:10.5555/a.b_(c).')).toBe('10.5555/a.b_(c)');
  expect(doiIn('11.5555/a')).toBeUndefined();
  expect(orcidIn('http://orcid.org/0000-0002-1825-0097')).toBe('0000-0002-1825-0097');
  expect(orcidIn('0000-0002-1825-0098')).toBeUndefined();
  expect([numberIn('12'), numberIn('S1'), numberIn('0'), numberIn(undefined)]).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
  expect(pagesIn('112–30')).toEqual({ first: 112, last: 130 });
  expect(pagesIn('7')).toEqual({ first: 7, last: 7 });
  expect(pagesIn('e12')).toBeUndefined();
});

describe('the page of a paper', () => {
  test('has a title that ends after a word, and a description of whole sentences', () => {
    expect(headTitle('Reading by lantern light: mobile libraries and school retention')).toBe(
      'Reading by lantern light: mobile libraries',
    );
    const abstract = ['Kites turn in gusts, and nobody has asked why. We asked. '.concat('More '.repeat(60))];
    expect(createDescription({ paper: { abstract }, remarks: [] })).toBe(
      'Kites turn in gusts, and nobody has asked why. We asked.',
    );
    const one = createDescription({ paper: { abstract: ['word '.repeat(60)] }, remarks: [] });
    expect(one).toMatch(/^(?:word )+word…$/);
    expect(one!.length).toBeLessThanOrEqual(170);
    expect(createDescription({ paper: { abstract: ['Short.'] }, remarks: [] })).toBeUndefined();
  });

  test.each([
    [{ paper: { title: 'Night trains: a study' }, slug: 'nights' }, 'nights'],
    [{ paper: { title: 'Night trains: a study' }, slug: '4711' }, 'night-trains'],
    [{ paper: { title: 'L’été à Łódź & Zürich' } }, 'paper'],
    [{ paper: { title: 'L’été à Zürich, seen twice by one who left early' } }, 'lete-a-zurich-seen-twice-by'],
    [
      { paper: { title: 'रात की रेल', translations: [{ title: 'Night rail', language: 'en' }] } },
      'night-rail',
    ],
    [{ paper: { title: 'Taken' } }, 'taken-3'],
  ])('for %j is named %s', (imported, name) => {
    const isTaken = (each: string) => ['taken', 'taken-2'].includes(each);
    expect(fileName({ remarks: [], ...imported }, isTaken)).toBe(name);
  });
});

test('a paper is recognized by its DOI, or by the letters of its title', () => {
  const known = [{ route: `${home}/v1/i1/rain`, title: 'Rain on “tin” roofs', doi: '10.5555/Rain' }];
  expect(samePaperMessage({ title: 'Another', doi: '10.5555/rain' }, known)).toBe(
    'The DOI 10.5555/rain is that of /journal/v1/i1/rain.',
  );
  expect(samePaperMessage({ title: 'Rain on "tin" roofs' }, known)).toBe(
    '“Rain on "tin" roofs” exists already: /journal/v1/i1/rain.',
  );
  expect(samePaperMessage({ title: 'Rain on tin', doi: '10.5555/tin' }, known)).toBeUndefined();
});

test('other types of citations, missing names and unknown languages are reported', () => {
  const text = `@book{a, title = {Of {\\"U}ber--kites \\& $H_2O$}, author = {Rao, N. and {Kite Group} and others},
    language = {Klingon}, date = {2025-09-12}, keywords = {one; two}}`;
  expect(readCitations(text, 'BibTeX')).toEqual({
    papers: [
      {
        work: expect.objectContaining({ type: 'book', title: 'Of Über–kites & H2O' }) as unknown,
        paper: {
          title: 'Of Über–kites & H2O',
          authors: [{ given: 'N.', family: 'Rao' }, { name: 'Kite Group' }],
          published: '2025-09-12',
          keywords: ['one', 'two'],
        },
        remarks: [
          'Its type is “book”, not an article.',
          'The language “Klingon” is unknown: write "language".',
          'It names only some of its authors (“and others”).',
        ],
      },
    ],
  });
});

test.each([
  ['paper.odt', '', 'its format is not supported; these are: .xml, .bib, .docx, .ris'],
  ['paper.bib', 'Kites', 'it has no BibTeX entry'],
  ['paper.BIB', '@article{a, title=', 'it is not BibTeX: expected "lbrace", got EOF at line 1 col 19:'],
  ['paper.ris', 'Kites', 'it has no RIS entry'],
])('%s with %j is refused', async (name, text, refused) => {
  expect(await readPapers(name, new TextEncoder().encode(text))).toEqual({ refused });
});

test('a file in another encoding is refused', async () => {
  expect(await readPapers('paper.ris', new Uint8Array([0x54, 0xe9]))).toEqual({
    refused: 'it is not in UTF-8: save it in that encoding',
  });
});
