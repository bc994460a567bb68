import { describe, expect, test } from 'vitest';
import { createFirstRules } from '../../../../src/build/bundle/first-rules.ts';
import { readSheet } from '../../../../src/build/bundle/read-sheet.ts';

const markup =
  '<header class="bar"><a href="/" aria-current="page">Home</a></header><main><h1 class="wide">Hello</h1></main>';
const rulesOf = (...sheets: string[]) => createFirstRules(sheets.map(readSheet))(markup);

describe('a rule is taken where every element that it names is on the first screen', () => {
  test.each<[css: string, kept: string]>([
    ['h1{margin:0}h2{margin:1px}', 'h1{margin:0}'],
    ['h1,h2,.wide{margin:0}', 'h1,.wide{margin:0}'],
    ['.bar>a{color:red}.bar>b{color:red}.wide .thin{color:red}', '.bar>a{color:red}'],
    ['main h1{color:red}header h1,h1 .bar,a>header>a{color:blue}', 'main h1{color:red}'],
    ['header+main h1,h1~a{color:red}main+header h1{color:blue}', 'header+main h1,h1~a{color:red}'],
    ['a:disabled{color:red}[href="a > b"] h1{color:red}', ''],
    ['a[aria-current]{color:red}a[open]{color:blue}', 'a[aria-current]{color:red}'],
    [':where(.bar) a{color:red}:where(.thin) a{color:blue}', ':where(.bar) a{color:red}'],
    [
      'a:not(.thin,:has(b)):nth-child(2n+1)::before{color:red}',
      'a:not(.thin,:has(b)):nth-child(2n+1)::before{color:red}',
    ],
    ['a:not(:target,:has(:target)){color:red}', 'a:not(:target,:has(:target)){color:red}'],
    ['[data-theme=dark] .bar{color:red!important}', '[data-theme=dark] .bar{color:red!important}'],
    ['html{color:red}body>a{color:red}', 'html{color:red}body>a{color:red}'],
    [
      '@media (max-width:9rem){h1{margin:0}h2{margin:0}}@media (width>9rem){h2{margin:0}}',
      '@media (max-width:9rem){h1{margin:0}}',
    ],
  ])('%s', (css, kept) => {
    expect(rulesOf(css)).toBe(kept);
  });
});

test('what only a visitor’s hand, a printer or a browser without scripts brings about is left out', () => {
  expect(
    rulesOf(
      'a:hover,a:focus-visible{color:red}h1::selection{color:red}@media print{h1{margin:0}}',
      '@media (scripting:none){h1{margin:0}}@media print,(scripting:none),(forced-colors:active){a{color:red}}',
    ),
  ).toBe('@media (forced-colors:active){a{color:red}}');
});

test('of the tokens those are taken that are used, by way of others, too, or in the markup', () => {
  const tokens =
    ':root{--ink:#000;--text:var(--ink);--night:#111;--line:#222}@media (x){:root{--ink:#fff;--night:#000}}';
  const drawn = createFirstRules([readSheet(`${tokens}h1{color:var(--text)}h2{color:var(--night)}`)]);
  expect(drawn('<h1><path fill="var(--line)"></path></h1>')).toBe(
    ':root{--ink:#000;--text:var(--ink);--line:#222}@media (x){:root{--ink:#fff}}h1{color:var(--text)}',
  );
});

test('the faces of fallbacks come in the order in which they are written', () => {
  const faces = ['Noto Serif', 'Georgia'].map(
    (name) => `@font-face { font-family: "A Fallback"; src: local("${name}"); }`,
  );
  expect(rulesOf(faces.join('\n'), 'h1{margin:0}')).toBe(
    '@font-face{font-family: "A Fallback";src: local("Noto Serif")}@font-face{font-family: "A Fallback";src: local("Georgia")}h1{margin:0}',
  );
});

test('an animation is taken for what is animated by it, and nothing for what moves only later', () => {
  const frames = (name: string) => `@keyframes ${name}{to{rotate:1turn}}`;
  expect(rulesOf(`h1{animation:turn 1s}h2{animation:fall 1s}${frames('turn')}${frames('fall')}`)).toBe(
    `h1{animation:turn 1s}${frames('turn')}`,
  );
  expect(
    rulesOf(':root{--calm:1s}a{transition:color var(--calm);cursor:pointer}h1{margin:0;cursor:help}'),
  ).toBe('h1{margin:0}');
});

test('what is folded away is within nothing', () => {
  const folded =
    '<details><summary><b>More</b></summary><ul><li><a href="/">Home</a></li></ul></details><a href="/">Home</a>';
  expect(createFirstRules([readSheet('details a{margin:0}details b{color:red}a{color:red}')])(folded)).toBe(
    'details b{color:red}a{color:red}',
  );
});

test('what lies below is hidden until all rules are there', () => {
  const text = 'A sentence. '.repeat(100);
  const long = `<main><section>${text}</section><section>${text}</section><section>Rest</section></main>`;
  expect(createFirstRules([readSheet('section{margin:0}')])(long)).toBe(
    'section{margin:0}main~*,main>:nth-child(n+3){display:none!important}',
  );
});
