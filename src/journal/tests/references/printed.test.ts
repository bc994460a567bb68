import { expect, test } from 'vitest';
import { ContentError } from 'pagewright/content';
import { treeText } from 'pagewright/rich-text';
import { crossrefCitations } from '../../core/deposits/crossref-citations.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { referenceRecord, type ReferenceRecord } from '../../core/record/references/reference.ts';
import { prepareJournal } from '../../node/build/prepare-journal.ts';
import { printReferences } from '../../node/citations/references.ts';
import { validJournal } from '../support/fixture.ts';
import { fullJournal } from '../support/samples.ts';

const journal = fullJournal();
const paper = journal.papers.find(({ references }) => references)!;
const works = paper.references!.filter(({ work }) => work);

async function printed(references: readonly ReferenceRecord[], style?: string, language = 'en') {
  const list = await printReferences(references, style, language);
  return list.map(({ text }) => (typeof text === 'string' ? text : treeText(text)));
}

test('works as data are printed in APA, with their addresses', async () => {
  expect(await printed(works)).toMatchInlineSnapshot(`
    [
      "Sen, A. von, van der Berg, L., Jr., & The Rain & Roof Group. (2021). Drops <and> sounds; a survey. Roofs & Gutters, 4(1–2), 11–29. doi.org/10.5555/roofs.4.11",
      "Thangavel. (2022). Hail. Roofs, e123.",
      "Rao, N. (Ed.). (1921–1922). Tin (2nd ed.). Example Press.",
      "Meera. (1999). On zinc. In N. Rao (Ed.), Metals (pp. iv–xii).",
      "Rain Trust. (no date). Leaflet. http://example.org/leaflet?a=1&b=2",
      "Sen, A. (2020). Readings (Version 2.1) [Dataset]. Example Archive. doi.org/10.5555/readings.2",
      "Vaz, I. (2019). Rain on film. Proceedings, 3–5, 8.",
      "Das, P. (2018). Gutters [PhD thesis]. Northvale University.",
      "Roof v. Gutter, No. N 7 (Hill Court Spring 2001).",
      "Sen, A., et al. (2024). Sleet. Example Preprints. example.org/sleet",
    ]
  `);
});

test('another style and another language print other words', async () => {
  const chapter = works.filter(({ work }) => work!.type === 'chapter');
  expect(await printed(chapter, 'vancouver')).toMatchInlineSnapshot(`
    [
      "Meera. On zinc. In: Rao N, editor. Metals. 1999. p. iv–xii.",
    ]
  `);
  expect(await printed(chapter, 'ieee')).toMatchInlineSnapshot(`
    [
      "Meera, “On zinc,” in Metals, N. Rao, Ed., 1999, pp. iv–xii.",
    ]
  `);
  expect(await printed(chapter, 'apa', 'de')).toMatchInlineSnapshot(`
    [
      "Meera. (1999). On zinc. In N. Rao (Hrsg.), Metals (S. iv–xii).",
    ]
  `);
  expect(await printed(chapter, 'apa', 'hi')).toMatchInlineSnapshot(`
    [
      "Meera. (1999). On zinc. में N. Rao (Ed.), Metals (पृ. iv–xii).",
    ]
  `);
});

test('an address is a link where the style prints it, except one without encryption', async () => {
  const [article, leaflet] = [works[0]!, works[4]!];
  const [one, other] = await printReferences([article, leaflet], undefined, 'en');
  expect(JSON.stringify(one)).toContain(
    '["a",{"href":"https://doi.org/10.5555/roofs.4.11"},["doi.org/10.5555/roofs.4.11"]]',
  );
  expect(JSON.stringify(other)).not.toContain('"a"');
  expect(JSON.stringify(other)).toContain('http://example.org/leaflet?a=1&b=2');
});

test('emphasis of the style stays, and markup in the data is text', async () => {
  const [first] = await printReferences(works, undefined, 'en');
  expect(first!.text).toContainEqual(['em', {}, ['Roofs & Gutters']]);
  expect(JSON.stringify(first)).toContain('Drops <and> sounds');
});

test('a style that does not exist is an error with its name', async () => {
  await expect(printed(works, 'no-such-style')).rejects.toThrow('no-such-style');
});

test('a style of the journal that does not exist is an error of its site', async () => {
  const prepare = (name: string) => {
    const site = {
      ...validJournal().site,
      journal: { ...(validJournal().site['journal'] as object), citationStyle: name },
    };
    return prepareJournal({ ...validJournal(), site });
  };
  await expect(prepare('no-such-style')).rejects.toThrow(ContentError);
  await expect(prepare('vancouver')).resolves.toBeDefined();
});

test('Crossref gets works as data in elements, and printed references unchanged', () => {
  const xml = crossrefCitations(paper).map((each) => each.xml);
  expect(xml.slice(1, 5)).toMatchInlineSnapshot(`
    [
      "<citation key="ref2"><doi>10.5555/law.2</doi><unstructured_citation>Rao, N. (2020). Weather &lt;and&gt; law. Law Papers, 2.</unstructured_citation></citation>",
      "<citation key="ref3"><unstructured_citation>Unknown (2019). A leaflet on gutters. Northvale.</unstructured_citation></citation>",
      "<citation key="ref4" type="journal_article"><issn>1234-5679</issn><journal_title>Roofs &amp; Gutters</journal_title><author>Sen</author><volume>4</volume><issue>1-2</issue><first_page>11</first_page><cYear>2021</cYear><article_title>Drops &lt;and&gt; sounds; a survey</article_title><doi>10.5555/roofs.4.11</doi></citation>",
      "<citation key="ref5" type="journal_article"><journal_title>Roofs</journal_title><author>Thangavel</author><elocation_id>e123</elocation_id><cYear>2022</cYear><article_title>Hail</article_title></citation>",
    ]
  `);
  expect(xml.at(6)).toMatchInlineSnapshot(
    `"<citation key="ref7" type="book_chapter"><author>Meera</author><first_page>iv</first_page><cYear>1999</cYear><volume_title>Metals</volume_title><article_title>On zinc</article_title></citation>"`,
  );
});

test('indexes find each cited work in one tag, but not those of a very long list', () => {
  const tags = (references: ReferenceRecord[]) =>
    scholarTags({ ...paper, references }, journal).flatMap((tag) =>
      'name' in tag && tag.name === 'citation_reference' ? [tag.content] : [],
    );
  expect(tags(paper.references!).slice(0, 4)).toMatchInlineSnapshot(`
    [
      "Bisht, R. (2021). The bus that lent books & more. Hill Schools Review, 4, 11–29.",
      "Rao, N. (2020). Weather <and> law. Law Papers, 2.",
      "Unknown (2019). A leaflet on gutters. Northvale.",
      "citation_title=Drops <and> sounds, a survey; citation_author=Asha Sen; citation_author=Ludwig van der Berg; citation_author=The Rain & Roof Group; citation_journal_title=Roofs & Gutters; citation_publication_date=2021; citation_volume=4; citation_issue=1-2; citation_firstpage=11; citation_lastpage=29; citation_doi=10.5555/roofs.4.11; citation_pmid=31452104",
    ]
  `);
  expect(tags(Array.from({ length: 101 }, () => works[0]!))).toEqual([]);
});

test('keys that only a reference manager needs are not in the record', () => {
  const written = { id: 7, type: 'book' as const, title: 'Tin ', abstract: 'Long.', volume: 3 };
  expect(referenceRecord(written)).toEqual({ work: { type: 'book', title: 'Tin', volume: '3' } });
});
