/** @module-tag long */
import { expect, test } from 'vitest';
import { MAX_DIAGNOSTICS } from '../../src/core/diagnostic.ts';
import { validateFixture } from './fixture.ts';

/* Extreme input is refused with a few diagnostics, never with an exception; the time limit of the test runner ends
   a hang. */
const many = 200_000;
const text = (html: string) => page([{ type: 'hero', title: 'A hero', text: html }]);
const page = (sections: unknown[]) =>
  JSON.stringify({ title: 'A large page', description: 'It is hostile.', sections });
const repeated = <T>(entry: T): T[] => Array.from({ length: many }, () => entry);

test.each<[name: string, file: () => string, code: string]>([
  ['less-than signs without a tag', () => text('<'.repeat(many)), 'rich-text'],
  ['tags that never end', () => text('<a '.repeat(many)), 'rich-text'],
  ['attributes that never end', () => text('<a href="'.repeat(many / 4)), 'rich-text'],
  ['tags within tags', () => text('<em>'.repeat(7_000)), 'rich-text'],
  ['comments that never end', () => text('<!--'.repeat(many)), 'rich-text'],
  ['blanks without a word', () => text(' '.repeat(many)), 'missing-key'],
  ['apostrophes without a word', () => text("'".repeat(many)), 'straight-quote'],
  ['links without meaningful words', () => text('<a href="/about">here</a>'.repeat(many / 8)), 'vague-link'],
  ['invisible characters', () => text('\u200b'.repeat(many)), 'invisible-character'],
  ['very long Markdown', () => text('**[a]('.repeat(many / 2)), 'missing-key'],
  ['endless keys on one line', () => `{${'"a: "b",'.repeat(many / 4)}}`, 'open-string'],
  ['commas alone', () => `{${','.repeat(many)}}`, 'missing-value'],
  ['a long list', () => page([{ type: 'cards', title: 'Cards', items: repeated({}) }]), 'too-large'],
  ['a long list of sections', () => page(repeated({ type: 'nothing' })), 'too-large'],
  [
    'many unknown keys',
    () =>
      page([{ type: 'hero', ...Object.fromEntries(repeated(1).map((one, index) => [`k${index}`, one])) }]),
    'too-large',
  ],
  ['keys without colons', () => `{${'"a" "b"\n'.repeat(many / 2)}`, 'missing-colon'],
  ['texts without a closing quote', () => `{"a": ${'"x\n'.repeat(many)}`, 'open-string'],
  ['brackets within brackets', () => '['.repeat(many), 'too-deep'],
  ['a long text', () => `{"title": "${'a'.repeat(1_000_001)}"}`, 'too-large'],
])('%s', (_name, file, code) => {
  const found = validateFixture({ files: { 'pages-config/large.json': file() } }).diagnostics;
  const own = found.filter((one) => one.file === 'pages-config/large.json');
  expect(own.map((one) => one.code)).toContain(code);
  expect(own.length).toBeLessThanOrEqual(MAX_DIAGNOSTICS);
});

test('if a file has more errors than are shown, the causes are among them', () => {
  const quotes = { type: 'hero', title: 'A hero', text: "'".repeat(MAX_DIAGNOSTICS) };
  const sections = [quotes, { type: 'hreo' }];
  const found = validateFixture({ files: { 'pages-config/large.json': page(sections) } }).diagnostics;
  const own = found.filter((one) => one.file === 'pages-config/large.json');
  expect(own).toHaveLength(MAX_DIAGNOSTICS);
  expect(own.at(-1)?.code).toBe('unknown-section');
});
