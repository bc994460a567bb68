import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { readTokens, strongerTokens } from '../../../src/core/theme/read-tokens.ts';
import { root } from '../../helpers/project.ts';
import { isPrint, sheets, tokensText } from './style-rules.ts';

const tokens = readTokens(tokensText).flatMap((group) => group.tokens);

/** Declarations that break a rule, each with its position; print sheets have their own colours. */
function found(breaks: (declaration: Declaration) => boolean): string[] {
  const places: string[] = [];
  for (const { file, sheet } of sheets)
    sheet.walkRules((rule) => {
      if (isPrint(rule)) return;
      rule.each((node) => {
        if (node.type === 'decl' && breaks(node)) places.push(`${file}:${node.source?.start?.line} ${node}`);
      });
    });
  return places;
}

test('tokens are parsed with their groups and comments', () => {
  const [first, second] = readTokens(`:root {
    color-scheme: light dark;
    /* paper */
    --paper: #fff; /* ground */
    --wash: #eee;
    /* ink */
    --ink: #000;
  }`);
  expect(first).toEqual({
    title: 'paper',
    tokens: [
      { name: '--paper', value: '#fff', note: 'ground' },
      { name: '--wash', value: '#eee' },
    ],
  });
  expect(second).toEqual({ title: 'ink', tokens: [{ name: '--ink', value: '#000' }] });
  expect(sheets.length).toBeGreaterThanOrEqual(50);
  expect(tokens.length).toBeGreaterThanOrEqual(60);
});

test('colours are only in the tokens', () => {
  // In a mask black means visible, so it is no colour.
  const written = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\(/i;
  expect(found(({ prop, value }) => !prop.startsWith('mask') && written.test(value))).toEqual([]);
  const names = /\b(white|black|red|green|blue|gr[ae]y|yellow|orange)\b/;
  expect(
    found(({ prop, value }) => /color|background|border|fill|stroke/.test(prop) && names.test(value)),
  ).toEqual([]);
});

test('durations and shadows are only in the tokens', () => {
  expect(
    found(({ prop, value }) => /transition|animation/.test(prop) && /\b[\d.]*[1-9]m?s\b/.test(value)),
  ).toEqual([]);
  expect(found(({ prop, value }) => /-shadow|filter/.test(prop) && isSoft(value))).toEqual([]);
});

/** Bars and rings are shadows too: these have hard edges. */
function isSoft(value: string): boolean {
  const plain = value.replace(/(calc|var)\((?:[^()]|\([^()]*\))*\)/g, 'x');
  return (
    /drop-shadow|blur/.test(plain) ||
    plain.split(',').some((shadow) => {
      const [, , blur = '0'] = shadow
        .trim()
        .replace(/^inset /, '')
        .split(/\s+/);
      return parseFloat(blur) > 0;
    })
  );
}

test('every token is used, and every used custom property is set', () => {
  const folders = ['src', 'pages-config/_media/drawings', 'pages-config/_media/brand'];
  const texts = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|tsx?|svg)$/.test(name))
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
  );
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  expect(tokens.filter(({ name }) => !used.has(name))).toEqual([]);
  const set = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)(?:'?:|',)/g)].map(([, name]) => name)),
  );
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect([...strongerTokens(tokensText).keys()].filter((name) => !set.has(name))).toEqual([]);
});
