import type { ChangedData } from './changed-data.ts';

type Change = ChangedData[2];
type Data = Parameters<Change>[0];

const ABOUT = 'ueber-uns.json';
const SITE = '_site.json';

const list = (value: unknown) => value as Data[];

/** A page with one more text. */
function withText(text: string): Change {
  return withSections({ type: 'text-block', text });
}

function withSections(...sections: object[]): Change {
  return (page) => list(page['sections']).push(...(sections as Data[]));
}

function typefaces(change: (faces: Record<string, unknown>[]) => void): Change {
  return ({ theme }) => change(theme!['typefaces'] as unknown as Record<string, unknown>[]);
}

const block = (title: string, text: string) => ({ type: 'text-block', title, text });
const setTo = (data: unknown, to: string) => Object.assign(data as object, { to });
const column = ({ footer }: Data) => list(list(footer)[0]!['links']);

/** Mistakes in headings and names that screen readers list, and in the texts of links. */
export const structureAndLinks: ChangedData[] = [
  [
    'a heading twice in one text',
    ABOUT,
    withText('<h2>Der Ofen</h2><p>Aus Stein.</p><h2>Der Ofen</h2><p>Aus Ton.</p>'),
    'repeated-heading',
  ],
  [
    'two sections of one title',
    ABOUT,
    withSections(block('Der Ofen', '<p>Aus Stein.</p>'), block('Der Ofen', '<p>Aus Ton.</p>')),
    'repeated-heading',
  ],
  [
    'a copied section with the same title',
    ABOUT,
    (page) => list(page['sections']).push(structuredClone(list(page['sections'])[2]!)),
    'repeated-heading',
  ],
  [
    'a bold paragraph in place of a heading',
    ABOUT,
    withText('<p><strong>Der Ofen</strong></p><p>Aus Stein.</p>'),
    'heading-in-bold',
  ],
  [
    'a bold paragraph in place of a heading, before a list',
    ABOUT,
    withText('<p><b>Der Ofen</b></p>\n<ul><li>Stein</li></ul>'),
    'heading-in-bold',
  ],
  ['a file name in place of an alternative text', ABOUT, withText('ofen.md'), 'file-name-as-text'],
  ['a link with a slash at its end', SITE, (site) => setTo(column(site)[0], '/brote/'), 'trailing-slash'],
  [
    'a link with a slash before its anchor',
    SITE,
    (site) => setTo(column(site)[2], '/bestellen/#oeffnungszeiten'),
    'trailing-slash',
  ],
  [
    'a link with a slash at its end, in a text',
    ABOUT,
    withText('<p>Die <a href="/feier/">Feier im Laden</a>.</p>'),
    'trailing-slash',
  ],
  [
    'a service in a link to a form that asks for none',
    ABOUT,
    withText('<p>Die <a href="/bestellen?service=brote">Bestellung für morgen</a>.</p>'),
    'unused-parameter',
  ],
  [
    'a language twice, the second time without its texts',
    SITE,
    ({ languages }) => list(languages).push({ code: 'en', name: 'English' } as never),
    'repeated-language',
  ],
  [
    'a duplicate language in capitals',
    SITE,
    ({ languages }) => list(languages).push({ code: 'EN', name: 'English' } as never),
    'malformed-value',
  ],
  ['no typeface for running text', SITE, typefaces((faces) => faces.splice(2, 1)), 'no-body-typeface'],
  [
    'a weight that the font does not have',
    SITE,
    typefaces(([, , body]) => Object.assign(body!, { weights: [400, 900] })),
    'missing-weight',
  ],
  [
    'two weights for a font with one weight per file',
    SITE,
    typefaces(([, , body]) => Object.assign(body!, { package: '@fontsource/libre-franklin' })),
    'missing-weight',
  ],
  [
    'weights in the wrong order',
    SITE,
    typefaces(([, , body]) => Object.assign(body!, { weights: [700, 400] })),
    'weight-order',
  ],
  [
    'a value beyond an axis',
    SITE,
    typefaces(([heading]) => Object.assign(heading!['axes'] as object, { opsz: 200 })),
    'axis-value',
  ],
  [
    'an axis in capitals',
    SITE,
    typefaces(([heading]) => Object.assign(heading!, { axes: { OPSZ: 72, SOFT: 100, WONK: 0 } })),
    'unknown-axis',
  ],
  [
    'a table without headings',
    ABOUT,
    withText('<table><tr><td>Brot</td><td>Preis</td></tr><tr><td>Roggen</td><td>4</td></tr></table>'),
    'table-without-heading',
  ],
  [
    'a table with a short row',
    ABOUT,
    withText('<table><tr><th>Brot</th><th>Preis</th></tr><tr><td>Roggen</td></tr></table>'),
    'table-row',
  ],
  [
    'an address that is not a link',
    ABOUT,
    withText('<p>Schreiben Sie an brot@mohn-und-krume.example.</p>'),
    'bare-address',
  ],
  [
    'an address of a site that is not a link',
    ABOUT,
    withText('<p>Mehr auf www.example.org/brot.</p>'),
    'bare-address',
  ],
  [
    'a link that calls another number',
    ABOUT,
    withText('<p>Rufen Sie <a href="tel:+4900000000">00000 0001</a> an.</p>'),
    'other-address',
  ],
  [
    'a link that writes to another address',
    ABOUT,
    withText('<p>An <a href="mailto:brot@mohn-und-krume.example">laden@mohn-und-krume.example</a>.</p>'),
    'other-address',
  ],
  [
    'a paragraph as a link',
    ABOUT,
    withText(`<p><a href="/brote">${'Unsere Brote liegen jeden Morgen im Regal. '.repeat(5)}</a></p>`),
    'long-link',
  ],
  [
    'a link to its own page',
    ABOUT,
    withText('<p>Mehr <a href="/ueber-uns">über uns alle</a>.</p>'),
    'self-link',
  ],
  [
    'a page as its own original',
    'brote.json',
    (page) => Object.assign(page, { seo: { canonical: '/brote' } }),
    'own-canonical',
  ],
  [
    'an alternative text that says it is a picture',
    ABOUT,
    (page) => Object.assign(list(page['sections'])[1]!['image']!, { alt: 'Bild von einer Bäckerin' }),
    'alt-image-of',
  ],
  [
    'a label equal to the title of the form',
    '_forms/bestellung.json',
    ({ schema }) => Object.assign(schema!['properties']!['Name']!, { title: 'Name (freiwillig)' }),
    'marked-label',
  ],
  [
    'a language by its English name',
    SITE,
    ({ languages }) => Object.assign(list(languages)[0]!, { name: 'German' }),
    'foreign-name',
  ],
  [
    'a delivery that no form uses',
    SITE,
    (site) => Object.assign(site, { deliveries: ['bestellungen', 'post'] }),
    'unused-delivery',
  ],
  [
    'a network with the address of another',
    SITE,
    (site) => Object.assign(site, { social: [{ network: 'instagram', to: 'https://facebook.com/krume' }] }),
    'other-network',
  ],
];
