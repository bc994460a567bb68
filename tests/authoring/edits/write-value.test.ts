import { expect, test } from 'vitest';
import { writeValue } from '../../../src/authoring/edits/write-value.ts';
import { canonicalJson } from '../../../src/core/json/canonical-json.ts';
import { seeded, type Random } from '../../workshop/fuzz/random.ts';
import { samples } from './samples.ts';

test.each(Object.entries(samples))('%s: any text can be changed to any value, and back', (_name, text) => {
  const random = seeded(text.length);
  const own = JSON.parse(text.replace('\ufeff', '')) as unknown;
  expect(writeValue(text, own)).toEqual({ text });
  for (let turn = 0; turn < 100; turn++) {
    const intended = changed(own, random);
    const written = writeValue(text, intended);
    if ('refused' in written) throw new Error(written.refused);
    expect(canonicalJson(JSON.parse(written.text.replace('\ufeff', '')))).toBe(canonicalJson(intended));
    const back = writeValue(written.text, own);
    if ('refused' in back) throw new Error(back.refused);
    expect(canonicalJson(JSON.parse(back.text.replace('\ufeff', '')))).toBe(canonicalJson(own));
  }
});

test('only differences are written: other numbers, escapes and blanks stay unchanged', () => {
  const text = '{ "a": 1.50,\n\n  "b": "\\u00e9",  "list": [ {"k":1.0}, "x" ] }';
  expect(writeValue(text, { a: 1.5, b: 'é', list: ['x', { k: 1 }, 'new'] })).toEqual({
    text: '{ "a": 1.50,\n\n  "b": "\\u00e9",  "list": [ "x", {"k":1.0}, "new" ] }',
  });
});

test('the order of keys makes no difference, and invalid JSON is refused', () => {
  expect(writeValue('{"b":1,"a":2}', { a: 2, b: 1 })).toEqual({ text: '{"b":1,"a":2}' });
  expect(writeValue('{"a":', {})).toEqual({ refused: expect.any(String) as string });
});

/** The value with some of its parts removed, moved, replaced, or added. */
function changed(value: unknown, random: Random): unknown {
  if (random.happens(0.1)) return random.pick<unknown>([7, 'new', null, [], {}, [1, 2], { k: ['v'] }]);
  if (Array.isArray(value)) {
    const remaining = value.filter(() => random.happens(0.8)).map((entry) => changed(entry, random));
    if (random.happens(0.4)) remaining.splice(random.below(remaining.length + 1), 0, `n${random.below(100)}`);
    if (remaining.length > 1 && random.happens(0.4))
      remaining.splice(
        random.below(remaining.length),
        0,
        ...remaining.splice(random.below(remaining.length), 1),
      );
    return remaining;
  }
  if (typeof value !== 'object' || value === null) return value;
  const remaining = Object.entries(value).filter(() => random.happens(0.8));
  const fresh = random.happens(0.4) ? [[`k${random.below(100)}`, { deep: [true] }]] : [];
  return Object.fromEntries([...fresh, ...remaining.map(([key, each]) => [key, changed(each, random)])] as [
    string,
    unknown,
  ][]);
}
