import { expect, test } from 'vitest';
import { fontBlock, webFontCss } from '../../src/core/page/web-fonts.ts';

const plain = { family: 'A', address: '/media/a.woff2', style: 'normal', weight: '400 600' };
const accents = { ...plain, address: '/media/a-accents.woff2', unicodeRange: 'U+B5, U+E0-F6, U+F8-FC' };
const assets = { files: [plain, accents], sheet: '/assets/fonts-1.css' };

function neededOn(body: string): string[] {
  const [, name, json = ''] = /^<script type="application\/json" data-fonts="(.*?)">(.*)<\/script>$/.exec(
    fontBlock(assets, body),
  )!;
  expect(name).toBe('/assets/fonts-1.css');
  const listed = JSON.parse(json) as { address: string; isNeeded: boolean }[];
  expect(listed.map(({ address }) => address)).toEqual([plain.address, accents.address]);
  return listed.filter(({ isNeeded }) => isNeeded).map(({ address }) => address);
}

test('a page needs the fonts for all letters, and those for the letters that it has', () => {
  expect(neededOn('<p>Light</p>')).toEqual([plain.address]);
  expect(neededOn('<p>5 µm</p>')).toEqual([plain.address, accents.address]);
  expect(neededOn('<p>Café</p>')).toEqual([plain.address, accents.address]);
  expect(neededOn('<p>Straße ÷ 2</p>')).toEqual([plain.address]);
});

test('a family can be called anything without ending the block', () => {
  const html = fontBlock({ ...assets, files: [{ ...plain, family: '</script><b>' }] }, '');
  expect(html.match(/<\/?[a-z]+/g)).toEqual(['<script', '</script']);
});

test('without scripts the fonts come by rules', () => {
  expect(webFontCss([plain, accents])).toBe(
    '@font-face { font-family: "A"; font-style: normal; font-weight: 400 600; font-display: swap; src: url("/media/a.woff2") format("woff2"); }\n' +
      '@font-face { font-family: "A"; font-style: normal; font-weight: 400 600; font-display: swap; src: url("/media/a-accents.woff2") format("woff2"); unicode-range: U+B5, U+E0-F6, U+F8-FC; }',
  );
});
