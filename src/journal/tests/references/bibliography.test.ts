import { expect, test } from 'vitest';
import { replaceByWorks } from '../../node/import/cited-works.ts';
import { readCitations } from '../../node/import/read-citations.ts';

const bib = `@article{sen2021, author = {Sen, Asha and {\\'E}mile Zola and {The Rain Group}}, title = {Drops and sounds},
  journal = {Roofs \\& Gutters}, year = {2021}, volume = {4}, number = {1-2}, pages = {e123--e145}, doi = {10.5555/roofs.4}}
@book{rao1999, editor = {Rao, N.}, title = {On tin}, publisher = {Example Press}, address = {Northvale}, year = {1999}, isbn = {978-3-16-148410-0}}
@phdthesis{das2018, author = {Das, P.}, title = {Gutters of three towns}, school = {Northvale University}, year = {2018}}`;

function works() {
  const read = readCitations(bib, 'BibTeX');
  if ('refused' in read) throw new Error(read.refused);
  return read.papers;
}

test('entries of BibTeX are works with all their data', () => {
  expect(works().map(({ work }) => work)).toMatchInlineSnapshot(`
    [
      {
        "DOI": "10.5555/roofs.4",
        "author": [
          {
            "family": "Sen",
            "given": "Asha",
          },
          {
            "family": "Zola",
            "given": "Émile",
          },
          {
            "literal": "The Rain Group",
          },
        ],
        "container-title": "Roofs & Gutters",
        "issue": "1-2",
        "issued": "2021",
        "page": "e123-e145",
        "title": "Drops and sounds",
        "type": "article-journal",
        "volume": "4",
      },
      {
        "ISBN": "978-3-16-148410-0",
        "editor": [
          {
            "family": "Rao",
            "given": "N.",
          },
        ],
        "issued": "1999",
        "publisher": "Example Press",
        "publisher-place": "Northvale",
        "title": "On tin",
        "type": "book",
      },
      {
        "author": [
          {
            "family": "Das",
            "given": "P.",
          },
        ],
        "genre": "PhD thesis",
        "issued": "2018",
        "publisher": "Northvale University",
        "title": "Gutters of three towns",
        "type": "thesis",
      },
    ]
  `);
});

test('a work replaces the text that names it, and the numbers stay', () => {
  const [sen, rao, das] = works().map(({ work }) => work!);
  const printed = [
    'Rao, N. (Ed.) (1999). On tin. Example Press.',
    { text: 'Sen, A. (2021). Other words.', doi: '10.5555/ROOFS.4' },
    'Unknown (1900). A leaflet on rain.',
  ];
  expect(replaceByWorks(printed, [sen!, rao!, das!])).toEqual({
    references: [rao, sen, printed[2]],
    unmatched: [das],
  });
  expect(replaceByWorks([], [sen!, rao!])).toEqual({ references: [sen, rao], unmatched: [] });
});

test('the title alone does not identify a work', () => {
  const printed = ['Sen, A. (2021). Roofs of the north. Hill Review, 4.'];
  const page = { type: 'webpage', title: 'Roofs' } as const;
  expect(replaceByWorks(printed, [page])).toEqual({ references: printed, unmatched: [page] });
  const dated = { ...page, issued: '2021' };
  expect(replaceByWorks(printed, [dated])).toEqual({ references: [dated], unmatched: [] });
});
