import { expect, test } from 'vitest';
import { otherLanguageLink, markOtherLanguageLinks } from '../../../src/core/page/other-language-links.ts';

test.each(['/about', '/about?a=1', '/', '/hit', '/news#top'])(
  'on a Hindi page, a link to %s leads to English',
  (href) => {
    expect(otherLanguageLink(href, 'hi', 'en-IN')).toEqual({ hreflang: 'en-IN', code: 'EN' });
  },
);

test.each([
  '/hi',
  '/hi/about',
  '/hi?a=1',
  '#top',
  '/media/a.pdf',
  '//example.org',
  'https://example.org/',
  'mailto:a@example.org',
])('on a Hindi page, a link to %s gets no language code', (href) => {
  expect(otherLanguageLink(href, 'hi', 'en-IN')).toBeUndefined();
});

test('links in markup get their language once, and nothing else changes', () => {
  const html =
    '<p><a class="go" href="/about">A</a> <a href="/hi/b">B</a> <a href="/c" hreflang="de">C</a></p>';
  const marked = markOtherLanguageLinks(html, 'hi', 'en');
  expect(marked).toBe(
    '<p><a class="go" href="/about" hreflang="en" data-language="EN">A</a> <a href="/hi/b">B</a> <a href="/c" hreflang="de">C</a></p>',
  );
  expect(markOtherLanguageLinks(marked, 'hi', 'en')).toBe(marked);
});
