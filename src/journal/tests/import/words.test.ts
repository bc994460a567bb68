import { describe, expect, test } from 'vitest';
import { readCitations } from '../../node/import/read-citations.ts';
import type { ImportResult } from '../../node/import/imported-paper.ts';
import { readJats } from '../../node/import/jats/read-jats.ts';

/* No word of a record is lost, in any form that publishers use. */

function imported(meta: string, refs = '', back = ''): ImportResult {
  const read = readJats(
    `<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="en"><front><article-meta><title-group><article-title>Kites</article-title></title-group>${meta}</article-meta></front><back>${back}<ref-list>${refs}</ref-list></back></article>`,
  );
  if ('refused' in read) throw new Error(read.refused);
  return read.papers[0]!;
}

const reference = (citations: string) => imported('', `<ref id="r1">${citations}</ref>`).paper.references;

describe('a reference', () => {
  test('in printed form and in elements is one work', () => {
    const name =
      '<person-group person-group-type="author"><name><surname>Rao</surname><given-names>N</given-names></name></person-group>';
    const element = `<element-citation publication-type="book">${name}<source>Tails</source><year>2001</year></element-citation>`;
    expect(reference(`<mixed-citation>Rao, N. Tails, 2001.</mixed-citation>${element}`)).toEqual([
      { type: 'book', author: [{ family: 'Rao', given: 'N' }], issued: '2001', title: 'Tails' },
    ]);
    // The printed form has more words.
    expect(reference(`<mixed-citation>Rao, N. Tails of the north, 2001.</mixed-citation>${element}`)).toEqual(
      ['Rao, N. Tails of the north, 2001.'],
    );
  });

  test.each([
    [
      'a second title',
      '<article-title>One</article-title><article-title>Two</article-title><year>2001</year>',
      'Two',
    ],
    ['the letter after a year', '<article-title>One</article-title><year>2001b</year>', '2001b'],
    [
      'a name without elements',
      '<article-title>One</article-title>, Chen T-H, <year>2001</year>',
      'Chen T-H',
    ],
  ])('keeps %s as its note', (_what, parts, note) => {
    expect(
      reference(`<element-citation publication-type="journal">${parts}</element-citation>`),
    ).toMatchObject([{ note }]);
  });

  test('keeps the names that follow “et al.”', () => {
    const [work] = reference(
      '<element-citation><person-group><etal>Yeh C, Wang M</etal></person-group><article-title>One</article-title></element-citation>',
    )!;
    expect(work).toMatchObject({ author: [{ literal: 'Yeh C, Wang M' }] });
  });

  test('without a citation is its text, and an empty entry has no number', () => {
    const refs = '<ref id="a"/><ref id="b"><note><p>Letters in private hands.</p></note></ref>';
    expect(imported('', refs).paper.references).toEqual(['Letters in private hands.']);
  });

  test('keeps the spaces between elements without them', () => {
    const parts = '<article-title>Strings</article-title><source>Toys</source>, see there';
    expect(reference(`<mixed-citation>${parts}</mixed-citation>`)).toEqual(['Strings Toys, see there']);
  });
});

test('the members of a group are its note, and editors are named in a remark', () => {
  const person = (surname: string) =>
    `<name><surname>${surname}</surname><given-names>A</given-names></name>`;
  const { paper, remarks } = imported(
    `<contrib-group><contrib contrib-type="author"><collab>The Kite Group<contrib-group><contrib>${person('Rao')}</contrib><contrib>${person('Vaz')}</contrib></contrib-group></collab></contrib><contrib contrib-type="editor">${person('Quill')}</contrib></contrib-group>`,
  );
  expect(paper.authors).toEqual([{ group: 'The Kite Group', note: 'A Rao, A Vaz' }]);
  expect(remarks).toEqual(['Other contributors were left out: A Quill (editor).']);
});

test('keywords of a language without a title, several lists, and an abstract with a separate title stay', () => {
  const { paper } = imported(
    '<abstract abstract-type="summary"><title>The debate</title><p>They fly.</p></abstract><kwd-group xml:lang="en"><kwd>kites</kwd></kwd-group><kwd-group kwd-group-type="organism"><kwd>None</kwd></kwd-group><kwd-group xml:lang="fr"><kwd>vent</kwd></kwd-group>',
  );
  expect(paper.keywords).toEqual(['kites', 'None', 'vent']);
  expect(paper.abstract).toEqual(['The debate: They fly.']);
});

test('a formula in an abstract appears once', () => {
  const formula =
    '<inline-formula><alternatives><mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>x</mml:mi></mml:math><tex-math>\\documentclass{minimal}\\begin{document}$$x$$\\end{document}</tex-math></alternatives></inline-formula>';
  expect(imported(`<abstract><p>Let ${formula} be one.</p></abstract>`).paper.abstract).toEqual([
    'Let x be one.',
  ]);
});

test('an invalid address of an author is not lost', () => {
  const contrib = (email: string) =>
    imported(
      `<contrib-group><contrib><collab>Kite Group</collab><email>${email}</email></contrib></contrib-group>`,
    ).paper.authors;
  expect(contrib('a@example.org, www.example.org')).toEqual([
    { group: 'Kite Group', email: 'a@example.org' },
  ]);
  expect(contrib('ada@example')).toEqual([{ group: 'Kite Group', note: 'ada@example' }]);
});

test('works that belong to the paper become its related works; others are reported', () => {
  const { paper, remarks } = imported(
    '<related-article related-article-type="companion" ext-link-type="doi" xlink:href="10.5555/b"/><related-object link-type="dataset" xlink:href="https://example.org/d">Winds</related-object><related-article related-article-type="pdf" xlink:href="a.pdf"/>',
  );
  expect(paper.relatedWorks).toEqual([
    { relation: 'companion', doi: '10.5555/b' },
    { relation: 'data', label: 'Winds', url: 'https://example.org/d' },
  ]);
  expect(remarks).toEqual(['Its relation “pdf” to a.pdf is unknown, and was left out.']);
});

test.each([
  ["{\\'E}mile Zola", { given: 'Émile', family: 'Zola' }],
  ['{\\AA}sa Berg', { given: 'Åsa', family: 'Berg' }],
  ['{\\v{S}}ime {\\L}uk', { given: 'Šime', family: 'Łuk' }],
  ['{World Kite Organization}', { name: 'World Kite Organization' }],
])('the name %s of BibTeX has its parts', (name, author) => {
  const read = readCitations(`@article{a, title={T}, author={${name}}, year=2020}`, 'BibTeX');
  expect('papers' in read && read.papers[0]!.paper.authors).toEqual([author]);
});

test('an entity that only a publisher declares is shown by its name, and reported', () => {
  const { paper, remarks } = imported('<abstract><p>At 16&fdg;5 &eacute;.</p></abstract>');
  expect(paper.abstract).toEqual(['At 16[fdg]5 é.']);
  expect(remarks).toEqual([
    "Characters that only its publisher's DTD declares are shown by their names: &fdg;.",
  ]);
});
