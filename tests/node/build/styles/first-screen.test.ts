import { expect, test } from 'vitest';
import { firstScreen } from '../../../../src/site-build/bundle/critical-css/first-screen.ts';

const words = (count: number) => 'Some words. '.repeat(count / 12);
const section = (text: string, more = '') => `<section class="wrap"><p>${text}</p>${more}</section>`;
const around = (main: string) =>
  `<header><a href="/">Home</a></header><main>${main}</main><footer>End</footer>`;

test('the first screen ends with the section whose text fills it; the remaining sections are listed', () => {
  const start = `<header><a href="/">Home</a></header><main>${section(words(300))}${section(words(900))}`;
  const { end, rest, tags } = firstScreen(
    around(section(words(300)) + section(words(900)) + section('<b>More</b>')),
  );
  expect(end).toBe(start.length);
  expect(rest).toEqual(['main~*', 'main>:nth-child(n+3)']);
  expect([...tags]).toEqual(['<header>', '<a href="/">', '<main>', '<section class="wrap">', '<p>']);
});

test('a page head alone is never the first screen, however long its text is; a short page is shown whole', () => {
  expect(firstScreen(around(section(words(5000)) + section('More') + section('Rest'))).rest).toEqual([
    'main~*',
    'main>:nth-child(n+3)',
  ]);
  const short = around(section('One') + section('Two') + section('Three'));
  expect(firstScreen(short)).toMatchObject({ end: short.length, rest: [] });
  expect([...firstScreen(short).tags]).toContain('<footer>');
});

test('the first screen may end within nested sections, but not if they may be side by side', () => {
  const inner = (frame: string) =>
    around(
      section('Head') +
        `<section><ul><li>Tab</li></ul><div><${frame} id="one"><h2>One</h2>${section(words(900))}${section(words(900))}</${frame}><div>Two</div></div></section>`,
    );
  expect(firstScreen(inner('div')).rest).toEqual([
    'main~*',
    'main>:nth-child(n+3)',
    'main>:nth-child(2)>:nth-child(n+3)',
    'main>:nth-child(2)>:nth-child(2)>:nth-child(n+2)',
    'main>:nth-child(2)>:nth-child(2)>:nth-child(1)>:nth-child(n+4)',
  ]);
  expect(firstScreen(inner('article')).rest).toEqual(['main~*', 'main>:nth-child(n+3)']);
  const beside = `<section><div><img src="/a.webp"/><section>${words(900)}</section></div></section>`;
  expect(firstScreen(around(section(words(900)) + beside + section('Rest'))).rest).toEqual([
    'main~*',
    'main>:nth-child(n+3)',
  ]);
});

test('the first screen ends before a section that is marked as below, if there is enough text before it', () => {
  const paper = (before: string) =>
    around(
      `<article><h1>Paper</h1><div>${before}</div><div data-below=""><p>Text</p></div><i>End</i></article>`,
    );
  const { end, rest, tags } = firstScreen(paper(words(1200)));
  expect(end).toBe(paper(words(1200)).indexOf('<div data-below'));
  expect(rest).toEqual(['main~*', 'main>:nth-child(n+2)', 'main>:nth-child(1)>:nth-child(n+3)']);
  expect([...tags]).not.toContain('<p>');
  expect(firstScreen(paper(words(300))).rest).toEqual([]);
});

test('a hidden or collapsed element counts neither as text nor as visible', () => {
  const folded =
    '<details><summary>Ask</summary><em>Answer</em></details><details open=""><summary>Why</summary><b>So</b></details>';
  const hidden = `<div hidden=""><i>${words(3000)}</i></div>`;
  const { tags, rest } = firstScreen(
    around(section('One', folded) + section('Two', hidden) + section('Three')),
  );
  expect(rest).toEqual([]);
  expect([...tags]).toEqual(expect.arrayContaining(['<summary>', '<b>', '<div hidden="">', '<details>']));
  expect([...tags]).not.toContain('<em>');
  expect([...tags]).not.toContain('<i>');
});

test('a page with an open dialog has no part below, because the dialog is last and visible first', () => {
  const long = around(section(words(900)) + section(words(900)) + section('Rest'));
  expect(firstScreen(long).rest).not.toEqual([]);
  const { tags, rest } = firstScreen(`${long}<dialog open=""><form></form></dialog>`);
  expect(rest).toEqual([]);
  expect([...tags]).toContain('<form>');
});
