/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../src/core/json/canonical-json.ts';
import { markConflicts } from '../../../src/authoring/merge/mark-conflicts.ts';
import { mergeJson } from '../../../src/authoring/merge/merge-json.ts';
import { mergeValues } from '../../../src/authoring/merge/merge-values.ts';
import { seeded, type Random } from '../../workshop/fuzz/random.ts';
import { resolveConflicts } from './resolve-conflicts.ts';

/* Two people change a page at random. Every text is a unique word, so the test can follow each of them. */
type Json = Record<string, unknown>;

const layouts: Record<string, (data: unknown) => string> = {
  'two spaces': (data) => `${JSON.stringify(data, null, 2)}\n`,
  'one line': (data) => JSON.stringify(data),
  'line ends of Windows': (data) => `${JSON.stringify(data, null, '\t').replaceAll('\n', '\r\n')}\r\n`,
};

const TURNS = 150;

describe.each(Object.entries(layouts))('%s', (_name, write) => {
  test('a merge without own changes changes no byte', () => {
    for (let seed = 0; seed < TURNS; seed++) {
      const base = page(seeded(seed));
      const changed = write(edited(base, 'a', seeded(seed + 1000)));
      const before = write(base);
      for (const [ours, theirs] of [
        [changed, before],
        [before, changed],
        [changed, changed],
      ] as const)
        expect(mergeJson(before, ours, theirs)).toEqual({ text: changed, conflicts: [] });
      // A file that differs only in layout has the same content.
      if (changed !== before)
        expect(mergeJson(before, changed, `\n${before}`)).toEqual({ text: changed, conflicts: [] });
    }
  });

  test('changes of different parts are both applied, in either direction', () => {
    for (let seed = 0; seed < TURNS; seed++) {
      const base = { first: page(seeded(seed)), second: page(seeded(seed + 500)) };
      const one = { ...base, first: edited(base.first, 'a', seeded(seed + 1000)) };
      const other = { ...base, second: edited(base.second, 'b', seeded(seed + 2000)) };
      const meant = canonicalJson({ first: one.first, second: other.second });
      for (const [ours, theirs] of [
        [one, other],
        [other, one],
      ] as const) {
        const merged = mergeJson(write(base), write(ours), write(theirs));
        if ('refused' in merged) throw new Error(merged.refused);
        expect(merged.conflicts).toEqual([]);
        expect(canonicalJson(JSON.parse(merged.text))).toBe(meant);
      }
    }
  });

  test('no added text is lost, no removed text returns, and each choice is valid JSON', () => {
    let [clean, disputed] = [0, 0];
    for (let seed = 0; seed < TURNS; seed++) {
      const random = seeded(seed + 3000);
      const base = page(seeded(seed));
      const [ours, theirs] = [edited(base, 'a', random), edited(base, 'b', random)];
      const merged = mergeJson(write(base), write(ours), write(theirs));
      if ('refused' in merged) throw new Error(merged.refused);
      const marked = markConflicts(merged.text, merged.conflicts);
      if ('refused' in marked) throw new Error(marked.refused);
      const [was, our, their, now] = [write(base), write(ours), write(theirs), marked.text].map(wordsIn);
      const written = [...our!, ...their!].filter((word) => !was!.has(word));
      expect(written.filter((word) => !now!.has(word))).toEqual([]);
      const common = [...was!].filter((word) => our!.has(word) && their!.has(word));
      expect(common.filter((word) => !now!.has(word))).toEqual([]);
      if (merged.conflicts.length > 0) disputed++;
      else {
        clean++;
        expect([...was!].filter((word) => now!.has(word) && !common.includes(word))).toEqual([]);
      }
      const sides = mergeValues(base, ours, theirs);
      const read = (choose: () => 'ours' | 'theirs') =>
        JSON.parse(resolveConflicts(marked.text, choose)) as unknown;
      expect(canonicalJson(read(() => 'ours'))).toBe(canonicalJson(sides.ours));
      expect(canonicalJson(read(() => 'theirs'))).toBe(canonicalJson(sides.theirs));
      expect(() => read(() => random.pick(['ours', 'theirs'] as const))).not.toThrow();
    }
    // Both outcomes occurred: merges with and without conflicts.
    expect(Math.min(clean, disputed)).toBeGreaterThan(TURNS / 10);
  });
});

test('content and conflicts do not depend on the direction of the merge', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seeded(seed + 5000);
    const base = page(seeded(seed));
    const [one, other] = [edited(base, 'a', random), edited(base, 'b', random)];
    const [here, there] = [mergeValues(base, one, other), mergeValues(base, other, one)];
    expect(here.conflicts.length > 0).toBe(there.conflicts.length > 0);
    if (here.conflicts.length > 0) continue;
    const [ours, theirs] = [here, there].map(({ ours: value }) => [...wordsIn(JSON.stringify(value))].sort());
    expect(ours).toEqual(theirs);
  }
});

/** A page of sections with lists, in which each text is a different word. */
function page(random: Random): Json {
  let count = 0;
  const word = () => `w${count++}`;
  const entries = () =>
    Array.from({ length: random.below(5) }, () => ({ title: word(), desc: `${word()} ${word()}` }));
  return {
    title: word(),
    sections: Array.from({ length: 1 + random.below(5) }, () => ({
      type: random.pick(['hero', 'faq', 'text-block']),
      title: word(),
      ...(random.happens(0.7) && { items: entries() }),
      ...(random.happens(0.4) && { words: [word(), word(), word()] }),
    })),
  };
}

/** The page after some changes by one person, whose new words all begin with the same letter. */
function edited(base: Json, letter: string, random: Random): Json {
  const data = structuredClone(base);
  for (let turn = 0; turn <= random.below(4); turn++) {
    const word = `${letter}${turn}`;
    const target = random.pick(containersIn(data));
    if (Array.isArray(target)) changeList(target as unknown[], word, random);
    else changeObject(target as Json, word, random);
  }
  return data;
}

function changeList(list: unknown[], word: string, random: Random): void {
  const at = random.below(list.length + 1);
  const isOfWords = typeof list[0] === 'string';
  if (list.length === 0 || random.happens(0.4))
    list.splice(at, 0, isOfWords ? word : { type: 'faq', title: word });
  else if (random.happens(0.5)) list.splice(at, 0, ...list.splice(random.below(list.length), 1));
  else list.splice(random.below(list.length), 1);
}

function changeObject(object: Json, word: string, random: Random): void {
  const keys = Object.keys(object).filter((key) => typeof object[key] === 'string' && key !== 'type');
  if (keys.length > 0 && random.happens(0.6)) object[random.pick(keys)] = word;
  else if (keys.length > 0 && random.happens(0.4)) delete object[random.pick(keys)];
  else object[random.pick(['note', 'action', 'desc'])] = word;
}

function containersIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/\b[wab]\d+\b/g));
}
