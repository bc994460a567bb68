import { expect, test } from 'vitest';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { continuousJournal, continuousReport } from '../support/samples.ts';

const journal = continuousJournal();
const [hail, editorial] = ['hail', 'editorial'].map((slug) =>
  journal.papers.find((paper) => paper.slug === slug)!,
) as [(typeof journal.papers)[number], (typeof journal.papers)[number]];

test('the content of a journal without issues is valid, except that its list and its links to issues are other pages', () => {
  expect(continuousReport()).toMatchInlineSnapshot(`
    "pages-config/_media/drawings/cover.svg:1:1 unused-media (warning) No page uses this file.
      Use it ("drawings/cover.svg"), or remove it.
    pages-config/_media/journal/v1/i1/rain.pdf:1:1 unused-media (warning) No page uses this file.
      Use it ("journal/v1/i1/rain.pdf"), or remove it.
    pages-config/_media/journal/v1/i1/snow.pdf:1:1 unused-media (warning) No page uses this file.
      Use it ("journal/v1/i1/snow.pdf"), or remove it.
    pages-config/_media/journal/v1/i2/wind.pdf:1:1 unused-media (warning) No page uses this file.
      Use it ("journal/v1/i2/wind.pdf"), or remove it.
    pages-config/journal/online-first/editorial.json:6:13 no-online-first There is no page for the papers online first.
      Write pages-config/journal/online-first.json with the template "online-first", or run \`npm run new -- online-first\`.
    "
  `);
});

test('the papers of a journal without issues are final', () => {
  const item = cslItem(hail, journal);
  expect(item).toMatchObject({ volume: '7', page: 'e1' });
  expect(item).not.toHaveProperty('status');
  expect(dublinCore(hail, journal).filter(([name]) => name === 'source')).toMatchInlineSnapshot(`
    [
      [
        "source",
        "Journal of Fixtures; Vol. 7 (2025); e1",
      ],
      [
        "source",
        "1234-5679",
      ],
      [
        "source",
        "0000-0019",
      ],
    ]
  `);
});

test('a group is a group, and an independent scholar has no institution', () => {
  expect(bibtex(hail, journal)).toContain(
    'author = {{The Hail \\& Ice Group} and Iyer, Meera and {Thangavel}',
  );
  const jats = jatsDocument(hail, journal);
  expect(jats).toContain('<collab>The Hail &amp; Ice Group</collab>');
  expect(jats).not.toContain('Independent');
  const people = paperData(hail, { ...journal, issues: [] })['author'] as Record<string, unknown>[];
  expect(people.map((each) => [each['@type'], each['affiliation']])).toMatchObject([
    ['Organization', undefined],
    ['Person', undefined],
    ['Person', undefined],
    ['Person', { name: 'Northvale University' }],
  ]);
  const tags = scholarTags(hail, { ...journal, issues: [] }).flatMap((tag) =>
    'name' in tag && tag.name === 'citation_author' ? [tag.content] : [],
  );
  expect(tags[0]).toBe('The Hail & Ice Group');
});

test('deposits have both ISSNs, the article number, the group, and related works', () => {
  const { files } = createDeposits(journal, '20260131120000');
  const crossref = files.get('crossref-online-first.xml')!;
  expect(crossref).toContain(
    '<issn media_type="print">0000-0019</issn><issn media_type="electronic">1234-5679</issn>',
  );
  expect(crossref).toContain(
    '<organization sequence="first" contributor_role="author">The Hail &amp; Ice Group</organization>',
  );
  expect(crossref).toContain('<item_number item_number_type="article_number">e1</item_number>');
  expect(crossref).toContain(
    '<rel:intra_work_relation relationship-type="hasPreprint" identifier-type="doi">10.5555/preprint.1</rel:intra_work_relation>',
  );
  expect(crossref.match(/<citation key/g)).toHaveLength(500);
  expect(files.get('doaj-online-first.xml')).toContain('<issn>0000-0019</issn><eissn>1234-5679</eissn>');
});

test('an editorial needs neither abstract, keywords, subject nor PDF', () => {
  expect(editorial).toMatchObject({ subject: 'Editorial', abstract: [], keywords: [] });
  expect(editorial.pdf).toBeUndefined();
});
