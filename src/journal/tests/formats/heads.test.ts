import { describe, expect, test } from 'vitest';
import { headHtml } from 'pagewright/page';
import { journalHeads } from '../../core/formats/heads/heads.ts';
import { journalRecord } from '../../core/record/record.ts';
import { elementsOfHead, metaContents } from '../read-back/head.ts';
import { validJournal } from '../support/fixture.ts';
import { fullJournal, plainJournal } from '../support/samples.ts';
import { home } from '../support/home.ts';

const journal = fullJournal();
const heads = journalHeads(journal);
const rain = elementsOfHead(heads.get(`${home}/v1/i1/rain`)!.entries());
const rels = (elements: typeof rain) =>
  elements.flatMap(({ tagName, properties }) =>
    tagName === 'link' ? [[properties['rel']].flat().join(' ')] : [],
  );

describe('the head of a paper', () => {
  test('has each author’s institution directly after the author, without degrees and addresses', () => {
    const names = rain.map(({ properties }) => String(properties['name']));
    const authors = names.flatMap((name, index) => (name === 'citation_author' ? [names[index + 1]] : []));
    expect(authors).toEqual(Array(6).fill('citation_author_institution'));
    expect(headHtml(heads.get(`${home}/v1/i1/rain`)!.entries())).not.toContain('author@example.org');
  });

  test('has a name in natural order if readers would split it at its comma', () => {
    expect(metaContents(rain, 'citation_author')).toEqual([
      'd’Ångström-Śmigły, Émilie',
      'Thangavel',
      'Maria del Two Words',
      'van der Berg, Ludwig',
      'बहुगुणा, उर्मिला',
      'Deshmukh and Sons, Anjali',
    ]);
  });

  test('names the PDF once, by its absolute address in the folder of the page', () => {
    const [pdf, ...more] = metaContents(rain, 'citation_pdf_url');
    const page = 'https://journal.example.org/journal/v1/i1/rain';
    expect(more).toEqual([]);
    expect(pdf).toBe(`${page}.pdf`);
    expect(pdf!.replace(/[^/]*$/, '')).toBe(page.replace(/[^/]*$/, ''));
  });

  test('links all downloads, the identifier, the authors and the licence', () => {
    expect(rels(rain)).toEqual([
      'schema.DC',
      'alternate item',
      ...Array<string>(4).fill('alternate describedby'),
      'item',
      'cite-as',
      'author',
      'type',
      'type',
      'license',
    ]);
  });

  test('names a retraction before the title', () => {
    expect(metaContents(rain, 'citation_title')[0]).toMatch(/^RETRACTED: Rain & “tin” roofs/);
  });

  test('leaves out unknown facts', () => {
    const bare = plainJournal();
    const html = headHtml(journalHeads(bare).get(`${home}/v1/i1/rain`)!.entries());
    for (const name of ['doi', 'issn', 'license', 'cite-as', 'journal_abbrev'])
      expect(html).not.toContain(name);
    expect(html).not.toMatch(/=""|undefined|null|\[\]|NaN/);
  });
});

test('the head of an issue does not look like a paper', () => {
  const issue = elementsOfHead(heads.get(`${home}/v1/i1`)!.entries());
  expect(issue.filter(({ properties }) => /^(citation_|DC\.)/.test(String(properties['name'])))).toEqual([]);
  expect(rels(issue)).toEqual(['alternate']);
  expect(headHtml(heads.get(`${home}/v1/i1`)!.entries())).not.toContain('Article');
});

test('the journal’s own head links to its feeds', () => {
  const own = elementsOfHead(heads.get(home)!.entries());
  const types = own.flatMap(({ properties }) => (properties['rel'] ? [properties['type']] : []));
  expect(types).toEqual(['application/atom+xml', 'application/feed+json']);
});

test('data can’t close their script element', () => {
  const html = headHtml([
    { tag: 'data', type: 'application/ld+json', data: { name: '</script><script>alert(1)' } },
  ]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('\\u003c/script>');
});

test('an issue is announced before its first paper exists', () => {
  const { pages, site, media } = validJournal({ files: { 'pages-config/journal/v1/i2/wind.json': null } });
  const announced = journalRecord({ site, pages, media });
  expect(announced.issues.map(({ issue, papers }) => [issue, papers.length])).toEqual([
    [1, 2],
    [2, 0],
  ]);
  const html = headHtml(journalHeads(announced).get(`${home}/v1/i2`)!.entries());
  expect(html).toContain('"@type":"PublicationIssue"');
  expect(html).not.toContain('hasPart');
});
