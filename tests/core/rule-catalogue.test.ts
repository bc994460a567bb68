import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listRules } from '../../src/core/rule-catalogue/list-rules.ts';
import { root } from '../helpers/project.ts';
import { bakeryTexts, describeDiagnostic, reportSite } from './mistakes/bakery.ts';

const texts = listRules([]);
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.gen.ts'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

/** Codes of other things: marks of text. */
const OTHER = new Set(['code']);

describe('the list of rules', () => {
  test('has every code that a rule or a parser writes', () => {
    const sources = read('src/core/**/*.ts');
    const codes = new Set(
      sources.flatMap((text) => [...text.matchAll(/\bcode: '([a-z0-9-]+)'/g)].map(([, code]) => code!)),
    );
    expect(codes.size).toBeGreaterThan(200);
    expect([...codes].filter((code) => !texts.has(code) && !OTHER.has(code))).toEqual([]);
  });

  test('has every code that the tables of mistakes expect', () => {
    const tables = read('tests/*/broken/**/*.ts');
    const codes = new Set(
      tables.flatMap((text) => [...text.matchAll(/:\d+:\d+ ([a-z][a-z0-9-]+) /g)].map(([, code]) => code!)),
    );
    expect(codes.size).toBeGreaterThan(120);
    expect([...codes].filter((code) => !texts.has(code))).toEqual([]);
  });

  test('has no code that nothing writes', () => {
    const all = read('src/**/*.{ts,tsx}').join('\n');
    const isWritten = (code: string) => {
      const count = all.split(`'${code}'`).length - 1;
      // Some codes are composed of two words: duplicate-title, missing-image.
      return count > 1 || MADE.test(code) || new RegExp(`code: '${code}'`).test(all);
    };
    expect([...texts.keys()].filter((code) => !isWritten(code))).toEqual([]);
  });

  test('describes each rule in a few words', () => {
    for (const { code, title, reason } of texts.values()) {
      expect(title, code).toMatch(/^\p{Lu}|^“/u);
      expect(title.length, code).toBeLessThan(60);
      expect(reason, code).toMatch(/\.$/);
    }
  });
});

const MADE = /^(?:duplicate-(?:title|description)|missing-(?:image|download|film))$/;

/** The bakery with settings of rules and one mistake: a heading twice. */
function reportWith(rules: object): string[] {
  const site = JSON.parse(bakeryTexts.get('_site.json')!) as object;
  const page = JSON.parse(bakeryTexts.get('ueber-uns.json')!) as { sections: object[] };
  page.sections.push(structuredClone(page.sections[2]!));
  const changed = new Map([
    ['_site.json', JSON.stringify({ ...site, rules }, null, 2)],
    ['ueber-uns.json', JSON.stringify(page, null, 2)],
  ]);
  return reportSite(changed).map((each) => `${each.severity} ${describeDiagnostic(each)}`);
}

describe('a site', () => {
  const reason = 'The two lists are compared on purpose.';
  const heading = expect.stringMatching(/repeated-heading/) as unknown;

  test('disables a warning, or makes it an error', () => {
    expect(reportWith({})).toEqual([expect.stringMatching(/^warning .* repeated-heading/)]);
    expect(reportWith({ 'repeated-heading': { severity: 'off', reason } })).toEqual([]);
    expect(reportWith({ 'repeated-heading': { severity: 'error', reason } })).toEqual([
      expect.stringMatching(/^error .* repeated-heading/),
    ]);
  });

  test('needs a reason', () => {
    expect(reportWith({ 'repeated-heading': { severity: 'off' } })).toEqual([
      expect.stringMatching(/missing-key The key "reason" is missing/),
      heading,
    ]);
  });

  test('can’t name an unknown rule', () => {
    expect(reportWith({ 'repeated-headings': { severity: 'off', reason } })).toEqual([
      expect.stringMatching(/unknown-rule There is no rule "repeated-headings"/),
      heading,
    ]);
  });

  test('can’t weaken an error without which no page could be built', () => {
    expect(reportWith({ 'missing-image': { severity: 'off', reason } })).toEqual([
      expect.stringMatching(/fixed-rule "missing-image" stays an error/),
      heading,
    ]);
    expect(reportWith({ 'vague-link': { severity: 'warning', reason } })).toEqual([heading]);
  });
});
