import citeproc from 'citeproc';
import { beforeAll, expect, test } from 'vitest';
import { createCite, type WriteCitations } from '../../node/citations/citations.ts';
import { loadCitationStyles, type Styles } from '../../node/citations/load-citation-styles.ts';
import type { CslItem } from '../../core/formats/csl.ts';
import { treeText as wordsOf } from 'pagewright/rich-text';
import { htmlElements, wordsInElement } from '../read-back/elements.ts';

/*
 * The text below "How to cite" equals the output of citeproc-js, the reference processor of the rules, for the
 * official styles. Four rules differ on purpose: Vancouver gives all pages, the address is the DOI's if there is one,
 * the English title is in brackets, and a paper online first is not a preprint.
 */
const officialStyles = [
  { name: 'APA', id: 'apa', language: 'en-US' },
  { name: 'MLA', id: 'modern-language-association', language: 'en-US' },
  { name: 'Chicago', id: 'chicago-author-date', language: 'en-US' },
  { name: 'Vancouver', id: 'vancouver', language: 'en-US' },
  { name: 'Harvard', id: 'harvard-cite-them-right', language: 'en-GB' },
];

const basis: CslItem = {
  id: 'one',
  type: 'article-journal',
  title: 'Rain on tin roofs: what is heard, and why',
  author: [{ family: 'Deshmukh', given: 'Anjali' }],
  issued: { 'date-parts': [[2025, 7, 9]] },
  'container-title': 'Journal of Fixtures',
  'container-title-short': 'J. Fixtures',
  publisher: 'Fixture',
  volume: '1',
  issue: '2',
  page: '118-124',
  language: 'en',
  abstract: 'What was heard.',
  keyword: 'rain',
  URL: 'https://journal.example.org/journal/v1/i2/one',
};

const { page: _page, ...unpaged } = basis;
const { volume: _volume, issue: _issue, ...early } = unpaged;
const crowd = ['Rao', 'Bisht', 'Verma', 'Pinto', 'Basu', 'Gill', 'Jha', 'Hegde'];

const items: [what: string, item: CslItem, translation?: string][] = [
  ['one author, a day', basis],
  ['a month', { ...basis, issued: { 'date-parts': [[2025, 7]] } }],
  ['two authors', { ...basis, author: [...basis.author, { family: 'van der Berg', given: 'Ludwig' }] }],
  ['eight authors', { ...basis, author: crowd.map((family) => ({ family, given: 'Asha Nila' })) }],
  ['a single name', { ...basis, author: [{ literal: 'Thangavel' }] }],
  ['a question, and quotes within', { ...basis, title: 'Who “counts” the rain? Gauges & people' }],
  ['no pages', unpaged],
  ['online first', { ...early, DOI: '10.5555/jf.2025.1', status: 'advance online publication' }],
  ['one page', { ...basis, page: '7' }],
  ['a DOI', { ...basis, DOI: '10.5555/jf.1' }],
  ['no abbreviation', { ...basis, 'container-title-short': 'Journal of Fixtures' }],
  ['a paper in Hindi', { ...basis, title: 'टीन की छत पर बारिश', language: 'hi' }, 'Rain on tin roofs'],
];

let cite: WriteCitations;
let styles: Styles;
beforeAll(async () => {
  cite = await createCite();
  const ids = officialStyles.map(({ id }) => id);
  styles = await loadCitationStyles(ids, ['en-US', 'en-GB']);
});

test.each(items)('%s, in every style', (_what, item, translation) => {
  const ours = cite(item, translation).map(({ style, text }) => [style, wordsOf(text)]);
  const expected = officialStyles.map((style) => [style.name, byReference(style, item, translation)]);
  expect(ours).toEqual(expected);
});

/** The citations of the reference processor, with any date of access: the page has a placeholder for it. */
function byReference(
  { name, id, language }: (typeof officialStyles)[number],
  item: CslItem,
  translation: string | undefined,
): string {
  const isDated = name === 'Vancouver' || name === 'Harvard';
  const source = {
    ...item,
    ...(translation && { title: `${item.title} [${translation}]` }),
    ...(item.DOI && { URL: `https://doi.org/${item.DOI}` }),
    ...(isDated && { accessed: { 'date-parts': [[1999, 12, 31]] } }),
  };
  const style = styles.styles.get(id)!;
  const whole = { ...style, attrs: { ...style.attrs, 'page-range-format': 'expanded' } };
  const system = { retrieveItem: () => source, retrieveLocale: (each: string) => styles.locales.get(each) };
  const engine = new citeproc.Engine(system, name === 'Vancouver' ? whole : style, language, true);
  engine.opt.development_extensions.uppercase_subtitles = name === 'APA';
  engine.updateItems([item.id]);
  const [, [entry = '']] = engine.makeBibliography();
  const numberless = entry.replace(/<div class="csl-left-margin">.*?<\/div>/s, '');
  const [paragraph] = htmlElements(`<section>${numberless}</section>`);
  return wordsInElement(paragraph!)
    .replace(' [Preprint]', '')
    .replace('1999 Dec 31', 'YYYY Mon DD')
    .replace('31 December 1999', 'DD Month YYYY');
}
