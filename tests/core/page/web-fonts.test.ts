import { expect, test } from 'vitest';
import { fontBlock, webFontCss, type ListedFont } from '../../../src/core/page/web-fonts.ts';

const plain = { family: 'A', address: '/media/a.woff2', style: 'normal', weight: '400 600' };
const accents = { ...plain, address: '/media/a-accents.woff2', unicodeRange: 'U+B5, U+E0-F6, U+F8-FC' };
const hindi = { ...plain, address: '/media/deva.woff2', unicodeRange: 'U+901-94D, U+964' };
const assets = { files: [plain, accents], sheet: '/assets/fonts-1.css' };

function neededOn(body: string): string[] {
  const [, name, json = ''] = /^<script type="application\/json" data-fonts="(.*?)">(.*)<\/script>$/.exec(
    fontBlock(assets, { screen: body, below: '', names: '' }, 'en'),
  )!;
  expect(name).toBe('/assets/fonts-1.css');
  const listed = JSON.parse(json) as ListedFont[];
  expect(listed.map(({ source }) => source)).toEqual(
    [plain, accents].map(({ address }) => `url(${address})`),
  );
  return listed.filter(({ isNeeded }) => isNeeded).map(({ source }) => source.slice(4, -1));
}

test('a page needs the plain fonts, and the fonts of rarer letters if it contains some', () => {
  expect(neededOn('<p>Light</p>')).toEqual([plain.address]);
  expect(neededOn('<p>5 µm</p>')).toEqual([plain.address, accents.address]);
  expect(neededOn('<p>Café</p>')).toEqual([plain.address, accents.address]);
  expect(neededOn('<p>Straße ÷ 2</p>')).toEqual([plain.address]);
});

test('letters only below the first screen need their fonts after the first paint', () => {
  const block = fontBlock(assets, { screen: '<p>Light</p>', below: '<p>Café</p>', names: '' }, 'en');
  const [one, other] = JSON.parse(/>(.*)</.exec(block)![1]!) as ListedFont[];
  expect(one).toMatchObject({ isNeeded: true });
  expect(one?.isBelow).toBeUndefined();
  expect(other).toMatchObject({ isNeeded: false, isBelow: true });
});

test('the name of a font family can’t close the script element', () => {
  const html = fontBlock(
    { ...assets, files: [{ ...plain, family: '</script><b>' }] },
    { screen: '', below: '', names: '' },
    'en',
  );
  expect(html.match(/<\/?[a-z]+/g)).toEqual(['<script', '</script']);
});

test('the name of another language comes from the device, or from the site if it can’t show the name', () => {
  const listed = (names: string) => {
    const block = fontBlock(
      { ...assets, files: [plain, hindi] },
      { screen: '<p>Light</p>', below: '', names },
      'en',
    );
    return JSON.parse(/>(.*)</.exec(block)![1]!) as ListedFont[];
  };
  const [, own, named] = listed('हिन्दी');
  expect(own).toMatchObject({ family: 'A', isNeeded: false });
  expect(named).toMatchObject({ family: 'Languages', isNeeded: false, isReadable: true, isBelow: true });
  expect(named?.source).toMatch(/^local\(NirmalaUI\),.+,url\(\/media\/deva\.woff2\)$/);
  expect(listed('Deutsch')).toHaveLength(2);
});

test('letters that a device may lack come from the device, or else at once from the site; then comes the site’s typeface', () => {
  const listedOn = (body: string, language: string) => {
    const block = fontBlock(
      { ...assets, files: [plain, accents, hindi] },
      { screen: body, below: '', names: '' },
      language,
    );
    return JSON.parse(/>(.*)</.exec(block)![1]!) as ListedFont[];
  };
  const [, , first, own, ...none] = listedOn('<p>रोशनी</p>', 'hi');
  expect(none).toEqual([]);
  expect(first).toMatchObject({ isNeeded: false, isReadable: true, unicodeRange: hindi.unicodeRange });
  expect(first?.source).toMatch(/^local\(NirmalaUI\),(local\([\w-]+\),)+url\(\/media\/deva\.woff2\)$/);
  expect(own).toMatchObject({ source: 'url(/media/deva.woff2)', isNeeded: true });
  expect(first?.isBelow).toBeUndefined();
  // Some letters on a page of another language do not delay its first paint.
  const [, , quoted, below] = listedOn('<p>रोशनी</p>', 'en');
  expect(quoted).toEqual({ ...first, isBelow: true });
  expect(below).toEqual(own);
  expect(listedOn('<p>Light</p>', 'hi')).toHaveLength(3);
  expect(listedOn('<p>Café</p>', 'de').some(({ isReadable }) => isReadable)).toBe(false);
});

test('without scripts the fonts are loaded by rules', () => {
  expect(webFontCss([plain, accents])).toBe(
    '@font-face { font-family: "A"; font-style: normal; font-weight: 400 600; font-display: swap; src: url("/media/a.woff2") format("woff2"); }\n' +
      '@font-face { font-family: "A"; font-style: normal; font-weight: 400 600; font-display: swap; src: url("/media/a-accents.woff2") format("woff2"); unicode-range: U+B5, U+E0-F6, U+F8-FC; }',
  );
  const [own, named] = webFontCss([hindi]).split('\n');
  expect(own).toContain('font-family: "A"');
  expect(named).toMatch(
    /font-family: "Languages";.+ src: local\(NirmalaUI\),.+, url\("\/media\/deva\.woff2"\)/,
  );
});
