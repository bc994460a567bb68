import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WrittenService } from '../../src/core/content/service.gen.ts';

const pages = readdirSync('pages-config')
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(`pages-config/${file}`, 'utf8'))] as const)
  .filter(([, page]) => page.template?.type === 'service')
  .map(([file, page]) => [file, page.template as WrittenService] as const);

test('the eleven service pages keep to more than three rhythms, and neighbours differ', () => {
  const tile = ([file]: (typeof pages)[number]): number =>
    JSON.parse(readFileSync(`pages-config/${file}`, 'utf8')).tile.order;
  const rhythms = pages.toSorted((one, other) => tile(one) - tile(other)).map(([, { rhythm }]) => rhythm);
  expect(rhythms.length).toBeGreaterThanOrEqual(11);
  expect(new Set(rhythms).size).toBeGreaterThan(3);
  expect(rhythms.filter((rhythm, index) => rhythm === rhythms[index + 1])).toEqual([]);
});

describe.each(pages)('%s', (_file, { proof, quote }) => {
  test('shows an edited paragraph whose notes quote it in its own order', () => {
    const places = proof?.notes.map(({ words }) => proof.before.indexOf(words)) ?? [];
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(proof?.after).not.toBe(proof?.before);
  });

  test('shows a sample quote that names no price', () => {
    expect(quote?.tasks.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(quote)).not.toMatch(/\bINR\b|₹|\bRs\b|rupee/i);
  });
});
