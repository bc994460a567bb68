import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WrittenService } from '../../src/core/content/service.gen.ts';

const pages = readdirSync('pages-config')
  // Only the originals: a translation has the layout of its original.
  .filter((file) => /^[^.]+\.json$/.test(file))
  .map((file) => [file, JSON.parse(readFileSync(`pages-config/${file}`, 'utf8'))] as const)
  .filter(([, page]) => page.template?.type === 'service')
  .map(([file, page]) => [file, page.template as WrittenService] as const);

test('the eleven service pages have more than three layouts, and neighbours differ', () => {
  const tile = ([file]: (typeof pages)[number]): number =>
    JSON.parse(readFileSync(`pages-config/${file}`, 'utf8')).tile.order;
  const layouts = pages.toSorted((one, other) => tile(one) - tile(other)).map(([, { layout }]) => layout);
  expect(layouts.length).toBeGreaterThanOrEqual(11);
  expect(new Set(layouts).size).toBeGreaterThan(3);
  expect(layouts.filter((layout, index) => layout === layouts[index + 1])).toEqual([]);
});

describe.each(pages)('%s', (_file, { beforeAfter, sampleQuote }) => {
  test('shows an edited paragraph whose notes quote it in its own order', () => {
    const places = beforeAfter?.notes.map(({ words }) => beforeAfter.before.indexOf(words)) ?? [];
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(beforeAfter?.after).not.toBe(beforeAfter?.before);
  });

  test('shows a sample quote without a price', () => {
    expect(sampleQuote?.tasks.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(sampleQuote)).not.toMatch(/\bINR\b|₹|\bRs\b|rupee/i);
  });
});
