import { expect, test } from 'vitest';
import type { ImportResult } from '../../node/import/imported-paper.ts';
import { readJats } from '../../node/import/jats/read-jats.ts';

/* An article in the style of other publishers: parts refer to each other, dates have no attributes, names
   are split. */

const article = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.2 20190208//EN" "JATS-journalpublishing1.dtd">
<article article-type="case-report" xml:lang="hin" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ali="http://www.niso.org/schemas/ali/1.0/">
<front><journal-meta><journal-id>x</journal-id></journal-meta>
<article-meta>
  <article-id pub-id-type="publisher-id">4711</article-id>
  <article-id pub-id-type="doi">https://doi.org/10.5555/kites.7</article-id>
  <article-categories>
    <subj-group subj-group-type="heading"><subject>Article</subject></subj-group>
    <subj-group><subject>Physics of toys</subject></subj-group>
  </article-categories>
  <title-group>
    <article-title>How <italic>kites</italic> turn&nbsp;in gusts<xref ref-type="fn" rid="fn1">*</xref></article-title>
    <trans-title-group xml:lang="eng"><trans-title>Of kites</trans-title><trans-subtitle>A study</trans-subtitle></trans-title-group>
    <trans-title-group xml:lang="fr"><trans-title>Des cerfs-volants</trans-title></trans-title-group>
  </title-group>
  <contrib-group>
    <contrib contrib-type="author">
      <contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
      <name><surname>Okafor</surname><given-names>Ada</given-names><suffix>Jr</suffix></name>
      <xref ref-type="aff" rid="a1 a2">1,2</xref><xref ref-type="corresp" rid="c1">*</xref>
    </contrib>
    <contrib contrib-type="author">
      <contrib-id contrib-id-type="orcid">0000-0002-1825-0098</contrib-id>
      <collab>The Kite Group</collab><xref ref-type="aff" rid="a2">2</xref>
    </contrib>
    <contrib contrib-type="editor"><name><surname>Quill</surname><given-names>E.</given-names></name></contrib>
  </contrib-group>
  <aff id="a1"><label>1</label><institution>Windmere College</institution>, <country>Examplia</country></aff>
  <aff id="a2"><label>2</label>Institute of Air</aff>
  <author-notes><corresp id="c1">* <email>ada@example.org</email></corresp></author-notes>
  <pub-date pub-type="ppub"><year>2024</year></pub-date>
  <pub-date pub-type="epub"><day>4</day><month>3</month><year>2025</year></pub-date>
  <volume>12</volume><issue>S1</issue><fpage>112</fpage><lpage>30</lpage>
  <history><date date-type="received"><month>11</month><year>2024</year></date><date date-type="accepted"><year>2025</year></date></history>
  <permissions><license><ali:license_ref>http://creativecommons.org/licenses/by/4.0/</ali:license_ref><license-p>Open.</license-p></license></permissions>
  <abstract abstract-type="graphical"><p>A picture.</p></abstract>
  <abstract><title>Abstract</title><sec><title>Aim:</title><p>To see them turn.</p><p>And why.</p></sec><sec><title>Result</title><p>They do.</p></sec></abstract>
  <trans-abstract xml:lang="en"><p>They turn.</p></trans-abstract>
  <trans-abstract xml:lang="ta"><p>திரும்புகிறது.</p></trans-abstract>
  <kwd-group xml:lang="en"><kwd>kites</kwd></kwd-group>
  <kwd-group xml:lang="hi"><title>Words</title><kwd>पतंग</kwd><kwd>हवा</kwd></kwd-group>
  <funding-group><award-group><funding-source><institution-wrap><institution>Gust Fund</institution><institution-id>1</institution-id></institution-wrap></funding-source><award-id>G-1</award-id></award-group></funding-group>
</article-meta></front>
<back><ref-list>
  <ref id="r1"><label>1.</label><element-citation publication-type="journal"><person-group><name><surname>Rao</surname><given-names>N</given-names></name><name><surname>Vaz</surname><given-names>I</given-names></name></person-group><article-title>Strings in wind</article-title><source>Toys</source><year>2020</year><volume>3</volume><issue>2</issue><fpage>4</fpage><lpage>9</lpage><pub-id pub-id-type="doi">10.5555/toys.3</pub-id></element-citation></ref>
  <ref id="r2"><mixed-citation>2. Bell, A. <italic>A book of tails</italic>. 1999. Available from: <ext-link xlink:href="https://example.org/tails">https://example.org/tails</ext-link></mixed-citation></ref>
  <ref id="r3"><mixed-citation>Cole, B. Knots (2001). doi: <ext-link xlink:href="https://doi.org/10.5555/knots">10.5555/knots</ext-link>.</mixed-citation></ref>
  <ref id="r4"><note><p>no citation</p></note></ref>
</ref-list></back>
</article>`;

test('an article of another publisher is read completely, and guesses and omissions are reported', () => {
  expect(readJats(article)).toEqual({
    papers: [
      {
        slug: '4711',
        text: { ending: 'xml', text: expect.stringContaining('<abstract') as string, pictures: [] },
        paper: {
          kind: 'case-report',
          title: 'How kites turn in gusts',
          translations: [
            {
              language: 'en',
              title: 'Of kites',
              subtitle: 'A study',
              abstract: ['They turn.'],
              keywords: ['kites'],
            },
            { language: 'fr', title: 'Des cerfs-volants' },
          ],
          authors: [
            {
              given: 'Ada',
              family: 'Okafor Jr',
              affiliation: 'Windmere College, Examplia',
              furtherAffiliations: [{ name: 'Institute of Air' }],
              email: 'ada@example.org',
              corresponding: true,
              orcid: '0000-0002-1825-0097',
            },
            { group: 'The Kite Group', affiliation: 'Institute of Air' },
          ],
          volume: 12,
          issue: 'Suppl. 1',
          published: '2025-03-04',
          received: '2024-11',
          doi: '10.5555/kites.7',
          abstract: ['Aim: To see them turn.', 'And why.', 'Result: They do.'],
          keywords: ['पतंग', 'हवा'],
          language: 'hi',
          subject: 'Physics of toys',
          pages: { first: 112, last: 130 },
          licence: 'https://creativecommons.org/licenses/by/4.0/',
          references: [
            {
              type: 'article-journal',
              author: [
                { family: 'Rao', given: 'N' },
                { family: 'Vaz', given: 'I' },
              ],
              issued: '2020',
              title: 'Strings in wind',
              'container-title': 'Toys',
              volume: '3',
              issue: '2',
              page: '4-9',
              DOI: '10.5555/toys.3',
            },
            { text: '2. Bell, A. A book of tails. 1999.', url: 'https://example.org/tails' },
            { text: 'Cole, B. Knots (2001).', doi: '10.5555/knots' },
            'no citation',
          ],
          funding: { statement: 'Funded by Gust Fund.', grants: [{ funder: 'Gust Fund', award: 'G-1' }] },
        },
        remarks: [
          'A translated abstract without a title in its language became part of the text.',
          'The funders’ names became its sentence on funding.',
          'Other contributors were left out: E. Quill (editor).',
        ],
      },
    ],
  });
});

test('the full text of an article becomes a separate file, with the pictures that it names', () => {
  const body =
    '<body><p>See <xref ref-type="bibr" rid="r2">2</xref>.</p><fig><graphic xlink:href="Fig1"/></fig><p><inline-graphic xlink:href="https://example.org/sign.png"/></p></body>';
  const whole = article.replace('</front>', `</front>${body}`);
  const read = readJats(`<records>\n${whole.slice(whole.indexOf('<article '))}</records>`);
  if ('refused' in read) throw new Error(read.refused);
  const [{ text, paper }] = read.papers as [ImportResult];
  expect(text).toEqual({
    ending: 'xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${whole.slice(whole.indexOf('<article '))}\n`,
    pictures: [{ name: 'Fig1' }],
  });
  // An entry without a citation still has its number in the text.
  expect(paper.references?.at(-1)).toBe('no citation');
});

test('several articles in a record are several papers', () => {
  const inside = article.slice(article.indexOf('<article '));
  const read = readJats(`<records>${inside}${inside}</records>`);
  expect('papers' in read && read.papers.map(({ slug }) => slug)).toEqual(['4711', '4711']);
});

test.each([
  ['no XML', 'Kites', 'it is not XML: Root element is missing or invalid (line 1, column 1)'],
  [
    'an unclosed element',
    '<article>\n<front>\n</article>',
    'it is not XML: Missing end tag for element front (line 3, column 1)',
  ],
  ['another XML', '<svg/>', 'no <article> in it has a <front> with <article-meta>'],
])('%s is refused', (_what, text, refused) => {
  expect(readJats(text)).toEqual({ refused });
});
