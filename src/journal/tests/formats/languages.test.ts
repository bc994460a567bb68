import { describe, expect, test } from 'vitest';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import { doajDeposit } from '../../core/deposits/doaj.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { dublinCore, dublinCoreTags } from '../../core/formats/dublin-core.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { journalFeed } from '../../core/formats/lists/atom.ts';
import { jsonFeed } from '../../core/formats/lists/json-feed.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { isRightToLeft, shareOfScript } from 'pagewright/text';
import { englishTitle, wholeTitle } from '../../core/record/languages/translations.ts';
import type { Shard } from '../../core/search/index-files.ts';
import { searchIndex } from '../../core/search/search-index.ts';
import { textsAt } from '../read-back/xml.ts';
import { fullJournal } from '../support/samples.ts';

/* The texts of a paper in other languages, in every output with a place for them. */

const journal = fullJournal();
const paper = journal.papers.find(({ translations }) => translations)!;
const issue = journal.issues.find(({ papers }) => papers.includes(paper))!;
const TITLES = ['टीन की छत पर बारिश: क्या सुना गया', 'ٹین کی چھت پر بارش', 'தகரக் கூரையில் மழை'];
const ABSTRACTS = ['क्या पूछा गया & क्या <मिला>।\n\nदूसरा अनुच्छेद।', 'کیا پوچھا گیا اور کیا ملا۔'];

test('JATS has titles, abstracts and keywords by language', () => {
  const text = jatsDocument(paper, journal);
  expect(textsAt(text, '//trans-title-group/@*')).toEqual(['hi', 'ur', 'ta']);
  expect(textsAt(text, '//trans-title')).toEqual(['टीन की छत पर बारिश', TITLES[1], TITLES[2]]);
  expect(textsAt(text, '//trans-subtitle')).toEqual(['क्या सुना गया']);
  expect(textsAt(text, '//trans-abstract/@*')).toEqual(['hi', 'ur']);
  expect(textsAt(text, '//trans-abstract[1]/p')).toEqual(ABSTRACTS[0]!.split('\n\n'));
  expect(textsAt(text, '//kwd-group/@xml:lang')).toEqual(['hi']);
  expect(textsAt(text, '//kwd-group[2]/kwd')).toEqual(['बारिश', 'टीन & छत']);
});

test('deposits have titles, abstracts and keywords by language too', () => {
  const crossref = crossrefDeposit(issue, journal, '20260131120000');
  expect(textsAt(crossref, '//c:titles/c:title').slice(1)).toEqual(TITLES);
  expect(textsAt(crossref, '//*[local-name()="abstract"]/@xml:lang')).toEqual(['en', 'hi', 'ur']);
  const doaj = doajDeposit(issue, journal);
  const at = (path: string) => textsAt(doaj, `//record[doi="${paper.doi}"]/${path}`);
  expect(at('title/@language')).toEqual(['eng', 'hin', 'urd', 'tam']);
  expect(at('title').slice(1)).toEqual(TITLES);
  expect(at('abstract/@language')).toEqual(['eng', 'hin', 'urd']);
  expect(at('abstract').slice(1)).toEqual(ABSTRACTS);
  expect(at('keywords/@language')).toEqual(['eng', 'hin']);
});

test('Dublin Core has the language of each value', () => {
  const values = dublinCore(paper, journal);
  const of = (name: string, tag: string) =>
    values.flatMap(([each, value, language]) => (each === name && language === tag ? value : []));
  expect(['hi', 'ur', 'ta'].flatMap((tag) => of('title', tag))).toEqual(TITLES);
  expect(of('description', 'ur')).toEqual([ABSTRACTS[1]]);
  expect(of('subject', 'hi')).toEqual(['बारिश', 'टीन & छत']);
  const tags = dublinCoreTags(paper, journal);
  const named = (name: string) =>
    tags.flatMap((tag) => (tag.tag === 'meta' && tag.name === name ? tag.content : []));
  expect(named('DC.title')).toEqual([paper.title]);
  expect(named('DC.title.alternative')).toEqual(TITLES);
});

test('JSON-LD and reference managers have the titles', () => {
  expect(paperData(paper, journal)['alternativeHeadline']).toEqual(TITLES);
  const lines = ris(paper, journal).split('\r\n');
  expect(lines.filter((line) => line.startsWith('TT'))).toEqual([`TT  - ${TITLES[0]}`]);
  expect(lines).toContain(`N1  - Abstract in Urdu: ${ABSTRACTS[1]}`);
  expect(lines).toContain('N1  - Keywords in Hindi: बारिश, टीन & छत');
});

test('a single list of keywords has those of all languages, the paper’s own first', () => {
  const words = [...paper.keywords, 'बारिश', 'टीन & छत'];
  expect(paperData(paper, journal)['keywords']).toEqual(words);
  const tags = scholarTags(paper, journal).flatMap((tag) =>
    tag.tag === 'meta' && tag.name === 'citation_keywords' ? tag.content : [],
  );
  expect(tags).toEqual(words);
  const entry = `//a:entry[a:id="${paper.url}"]/a:category/@term`;
  expect(textsAt(journalFeed(journal), entry)).toEqual(words);
  const { items } = JSON.parse(jsonFeed(journal)) as { items: { id: string; tags: string[] }[] };
  expect(items.find(({ id }) => id === paper.url)?.tags).toEqual(words);
});

test('feeds and deposits name the language of the journal', () => {
  const german = { ...journal, language: 'de-AT' };
  expect(textsAt(journalFeed(german), '/a:feed/@xml:lang')).toEqual(['de-AT']);
  expect(JSON.parse(jsonFeed(german))).toMatchObject({ language: 'de-AT' });
  const deposit = crossrefDeposit(issue, german, '20260131120000');
  expect(textsAt(deposit, '//c:journal_metadata/@language')).toEqual(['de']);
});

describe('of a paper in another language', () => {
  const english = { language: 'en', title: 'Night rail', subtitle: 'Who sleeps?' };
  const hindi: PaperRecord = { ...paper, language: 'hi', translations: [...paper.translations!, english] };

  test('citations take the English title', () => {
    expect(englishTitle(hindi)).toBe('Night rail: Who sleeps?');
    expect(englishTitle({ ...hindi, language: 'en-IN' })).toBeUndefined();
    expect(ris(hindi, journal)).toContain('TT  - Night rail: Who sleeps?\r\n');
    expect(bibtex(hindi, journal)).toContain('  titleaddon = {Night rail: Who sleeps?},\n');
    expect(bibtex(paper, journal)).not.toContain('titleaddon');
  });

  test('a title that ends in a punctuation mark gets no colon', () => {
    expect(wholeTitle({ title: 'کیا ہوا؟', subtitle: 'ایک' })).toBe('کیا ہوا؟ ایک');
  });
});

test('papers are found by the words of each language', () => {
  const files = searchIndex(journal.papers, 'index', 'en');
  const terms = [...files]
    .filter(([name]) => name.includes('terms_'))
    .flatMap(([, text]) => Object.keys((JSON.parse(text) as Shard).terms));
  for (const word of ['बारिश', 'தகரக்', 'پوچھا', 'अनुच्छेद'])
    expect(terms.map((term) => term.normalize('NFC'))).toContain(word.normalize('NFC'));
});

test('the tag of the language distinguishes scripts', () => {
  expect(['ur', 'sd', 'ks', 'he', 'sd-Deva', 'hi', 'en'].filter(isRightToLeft)).toEqual([
    'ur',
    'sd',
    'ks',
    'he',
  ]);
  expect(shareOfScript('बारिश und Regen', 'hi')).toBeLessThan(0.5);
  for (const [text, tag] of [
    ['बारिश DNA', 'mr'],
    ['雨の音', 'ja'],
    ['雨声', 'zh'],
    ['빗소리', 'ko'],
    ['varṣā', 'sa-Latn'],
    ['2025', 'ta'],
    ['DNA', 'qqq'],
  ] as const)
    expect(shareOfScript(text, tag), tag).toBeGreaterThanOrEqual(0.5);
});
