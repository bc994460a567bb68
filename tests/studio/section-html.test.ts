import { describe, expect, test } from 'vitest';
import { findShell, markSectionHtml, splitSection } from '../../src/studio/server/canvas/section-html.ts';

const shell = (inside: string) => `<header></header><main id="content">${inside}</main><footer></footer>`;

describe('the markup of a section', () => {
  test.each([
    ['an element', '<section class="a"><p>Words</p></section>'],
    ['an element that begins like the end of the page', '<main-part>Words</main-part>'],
    ['nothing', ''],
    ['a text', 'Words'],
    ['several elements', '<p>One</p><p>Two</p>'],
  ])('is extracted from its page: %s', (_, html) => {
    expect(splitSection(findShell(shell('')), shell(html))).toEqual({ section: html, lead: '' });
  });

  test('is extracted from a page with preloads of pictures before it', () => {
    const link = '<link rel="preload" as="image" href="/a.svg"/>';
    const whole = link + shell('<p></p>');
    expect(splitSection(findShell(shell('')), whole)).toEqual({ section: '<p></p>', lead: link });
  });

  test("can't be extracted from a page that depends on it", () => {
    const other = shell('<p></p>').replace('<footer>', '<footer class="b">');
    expect(() => splitSection(findShell(shell('')), other)).toThrow('changes with it');
  });

  test('has one additional attribute', () => {
    expect(markSectionHtml('<section class="a">x</section>', 3)).toBe(
      '<section data-studio="3" class="a">x</section>',
    );
    expect(markSectionHtml('<h1>x</h1>', 0)).toBe('<h1 data-studio="0">x</h1>');
    expect(markSectionHtml('', 0)).toBe('');
  });
});
