import { expect, test } from 'vitest';
import { MAX_DIAGNOSTICS } from '../../src/core/diagnostic.ts';
import { validateProject } from '../../src/core/validate.ts';
import { EXPAND, fixture } from './fixture.ts';

/* What no person writes is refused with a few faults, and never with an exception; the runner's limit ends what hangs. */
const many = 200_000;
const text = (html: string) => page([{ type: 'hero', title: 'A hero', text: html }]);
const page = (sections: unknown[]) =>
  JSON.stringify({ title: 'A large page', description: 'It is hostile.', sections });
const repeated = <T>(entry: T): T[] => Array.from({ length: many }, () => entry);

test.each<[name: string, file: () => string, code: string]>([
  ['signs that begin no tag', () => text('<'.repeat(many)), 'rich-text'],
  ['tags that never end', () => text('<a '.repeat(many)), 'rich-text'],
  ['attributes that never end', () => text('<a href="'.repeat(many / 4)), 'rich-text'],
  ['tags within tags', () => text('<em>'.repeat(7_000)), 'rich-text'],
  ['comments that never end', () => text('<!--'.repeat(many)), 'rich-text'],
  ['a long list', () => page([{ type: 'cards', title: 'Cards', items: repeated({}) }]), 'too-large'],
  ['a long list of sections', () => page(repeated({ type: 'nothing' })), 'too-large'],
  [
    'many unknown keys',
    () =>
      page([{ type: 'hero', ...Object.fromEntries(repeated(1).map((one, index) => [`k${index}`, one])) }]),
    'too-large',
  ],
  ['keys without colons', () => `{${'"a" "b"\n'.repeat(many / 2)}`, 'missing-colon'],
  ['texts that never end', () => `{"a": ${'"x\n'.repeat(many)}`, 'open-string'],
  ['brackets within brackets', () => '['.repeat(many), 'too-deep'],
  ['a long text', () => `{"title": "${'a'.repeat(1_000_001)}"}`, 'too-large'],
])('%s', (_name, file, code) => {
  const changed = fixture({ files: { 'pages-config/large.json': file() } });
  const found = validateProject(changed, EXPAND).diagnostics;
  const own = found.filter((one) => one.file === 'pages-config/large.json');
  expect(own.map((one) => one.code)).toContain(code);
  expect(own.length).toBeLessThanOrEqual(MAX_DIAGNOSTICS);
});
