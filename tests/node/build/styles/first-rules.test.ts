import { describe, expect, test } from 'vitest';
import { createFirstRules } from '../../../../src/site-build/bundle/critical-css/first-rules.ts';
import { readSheet } from '../../../../src/site-build/bundle/critical-css/read-sheet.ts';

const markup =
  '<header class="bar"><a href="/" aria-current="page">Home</a></header><main><h1 class="wide">Hello</h1></main>';
const firstRules = (...sheets: string[]) => createFirstRules(sheets.map(readSheet), 'hi-IN')(markup).rules;

describe('a rule is included if every element that it names is on the first screen', () => {
  test.each<[css: string, expected: string]>([
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
    ['main:has(h2){color:red}main:has([open])>h2{color:red}', 'main:has(h2){color:red}'],
    ['main:has(h1:focus,:target){color:red}', 'main:has(h1:focus,:target){color:red}'],
    [':is(.bar,.thin) a{color:red}:is(h2.thin,main .thin) a{color:blue}', ':is(.bar,.thin) a{color:red}'],
    [':is(h2.wide,main h2){color:red}:is(h1.wide,h3.wide){color:blue}', ':is(h1.wide,h3.wide){color:blue}'],
    ['[data-theme=dark] .bar{color:red!important}', '[data-theme=dark] .bar{color:red!important}'],
    ['html{color:red}body>a{color:red}', 'html{color:red}body>a{color:red}'],
    ['h1:lang(hi){margin:0}h1:lang(ur){margin:0}:lang(de) a{color:red}', 'h1:lang(hi){margin:0}'],
    [
      ':is(:lang(hi),:lang(ur)){margin:0}:lang(hi-IN) a{margin:0}',
      ':is(:lang(hi),:lang(ur)){margin:0}:lang(hi-IN) a{margin:0}',
    ],
    [
      '@media (max-width:9rem){h1{margin:0}h2{margin:0}}@media (width>9rem){h2{margin:0}}',
      '@media (max-width:9rem){h1{margin:0}}',
    ],
  ])('%s', (css, expected) => {
    expect(firstRules(css)).toBe(expected);
  });
});

test('rules for actions, print or browsers without scripts are left out', () => {
  expect(
    firstRules(
      'a:hover,a:focus-visible{color:red}h1::selection{color:red}@media print{h1{margin:0}}',
      'main:has(a:hover,h1:focus),:is(main:has(:focus) h1,h1:hover){color:red}',
      '@media (scripting:none){h1{margin:0}}@media print,(scripting:none),(forced-colors:active){a{color:red}}',
    ),
  ).toBe('@media (forced-colors:active){a{color:red}}');
});

test('tokens are included if they are used, also through others or in the markup', () => {
  const tokens =
    ':root{--ink:#000;--text:var(--ink);--night:#111;--line:#222}@media (x){:root{--ink:#fff;--night:#000}}';
  const rendered = createFirstRules(
    [readSheet(`${tokens}h1{color:var(--text)}h2{color:var(--night)}`)],
    'de',
  );
  expect(rendered('<h1><path fill="var(--line)"></path></h1>').rules).toBe(
    ':root{--ink:#000;--text:var(--ink);--line:#222}@media (x){:root{--ink:#fff}}h1{color:var(--text)}',
  );
});

describe('a token with one value everywhere is inlined if that is shorter', () => {
  test.each<[why: string, css: string, expected: string]>([
    ['shorter', ':root{--s:1rem}h1{margin:var(--s) var(--s)}', 'h1{margin:1rem 1rem}'],
    [
      'used once',
      ':root{--face:"A Face","A Fallback",serif}h1{font:var(--face)!important}',
      'h1{font:"A Face","A Fallback",serif!important}',
    ],
    [
      'longer if it is inlined in many places',
      ':root{--s:clamp(1rem,2vw,3rem)}h1{margin:var(--s);gap:var(--s);top:var(--s);left:var(--s)}',
      ':root{--s:clamp(1rem,2vw,3rem)}h1{margin:var(--s);gap:var(--s);top:var(--s);left:var(--s)}',
    ],
    [
      'defined twice',
      ':root{--s:1px}@media (x){:root{--s:2px}}h1{margin:var(--s)}',
      ':root{--s:1px}@media (x){:root{--s:2px}}h1{margin:var(--s)}',
    ],
    [
      'defined only for some elements',
      '.bar{--s:1px}h1{margin:var(--s)}',
      '.bar{--s:1px}h1{margin:var(--s)}',
    ],
    [
      'defined by another token, which may change',
      ':root{--s:var(--t);--t:1px}.bar{--t:2px}h1{margin:var(--s)}',
      ':root{--s:var(--t);--t:1px}.bar{--t:2px}h1{margin:var(--s)}',
    ],
    [
      'used in a condition',
      ':root{--s:1px}@container style(--s:1px){h1{margin:var(--s)}}',
      ':root{--s:1px}@container style(--s:1px){h1{margin:var(--s)}}',
    ],
    [
      'without an own value',
      ':root{--s:initial;--t:}h1{margin:var(--s);gap:var(--t)}',
      ':root{--s:initial;--t:}h1{margin:var(--s);gap:var(--t)}',
    ],
    ['with a second value', ':root{--s:1px}h1{margin:var(--s,2px)}', ':root{--s:1px}h1{margin:var(--s,2px)}'],
    [
      'next to another value without a blank',
      ':root{--s:1px}h1{margin:var(--s)var(--s)}',
      ':root{--s:1px}h1{margin:var(--s)var(--s)}',
    ],
  ])('%s', (_why, css, expected) => {
    expect(firstRules(css)).toBe(expected);
  });

  test('a token is not inlined if the markup refers to it', () => {
    const css = ':root{--s:red}h1{color:var(--s)}';
    expect(createFirstRules([readSheet(css)], 'de')('<h1><path fill="var(--s)"></path></h1>').rules).toBe(
      css,
    );
  });
});

test('the faces of fallback fonts come in their written order', () => {
  const faces = ['Noto Serif', 'Georgia'].map(
    (name) => `@font-face { font-family: "A Fallback"; src: local("${name}"); }`,
  );
  expect(firstRules(faces.join('\n'), 'h1{margin:0}')).toBe(
    '@font-face{font-family: "A Fallback";src: local("Noto Serif")}@font-face{font-family: "A Fallback";src: local("Georgia")}h1{margin:0}',
  );
});

test('an animation is included for the elements that it animates; rules for later motion are left out', () => {
  const frames = (name: string) => `@keyframes ${name}{to{rotate:1turn}}`;
  expect(firstRules(`h1{animation:turn 1s}h2{animation:fall 1s}${frames('turn')}${frames('fall')}`)).toBe(
    `h1{animation:turn 1s}${frames('turn')}`,
  );
  expect(
    firstRules(':root{--calm:1s}a{transition:color var(--calm);cursor:pointer}h1{margin:0;cursor:help}'),
  ).toBe('h1{margin:0}');
});

test('the content of a collapsed element needs no rules', () => {
  const folded =
    '<details><summary><b>More</b></summary><ul><li><a href="/">Home</a></li></ul></details><a href="/">Home</a>';
  expect(
    createFirstRules([readSheet('details a{margin:0}details b{color:red}a{color:red}')], 'de')(folded).rules,
  ).toBe('details b{color:red}a{color:red}');
});

test('the part below is hidden until all rules are loaded', () => {
  const text = 'A sentence. '.repeat(100);
  const long = `<main><section>${text}</section><section>${text}</section><section>Rest</section></main>`;
  const { rules, end } = createFirstRules([readSheet('section{margin:0}')], 'de')(long);
  expect(rules).toBe('section{margin:0}main~*,main>:nth-child(n+3){display:none!important}');
  expect(long.slice(end)).toBe('<section>Rest</section></main>');
});
