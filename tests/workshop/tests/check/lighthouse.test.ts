import { expect, test } from 'vitest';
import { medianScore, routesToMeasure, readScore } from '../../built/lighthouse.ts';

const full = (score: number) => ({ score, auditRefs: [{ id: 'title', weight: 1 }] });
const report = (performance: number) => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: full(1),
    'best-practices': full(1),
    seo: full(1),
  },
  audits: {
    title: { title: 'Document has a title', score: 1 },
    'largest-contentful-paint': {
      title: 'Largest Contentful Paint',
      score: 0.7,
      numericValue: 2900,
      displayValue: '2.9 s',
    },
  },
});

test('a score below the maximum is reported with its value', () => {
  expect(readScore(report(0.98))).toEqual({
    scores: [98, 100, 100, 100],
    lcp: 2900,
    cls: 0,
    tbt: 0,
    lost: ['Largest Contentful Paint: 2.9 s'],
  });
});

test('of three runs the median counts', () => {
  expect(medianScore([0.9, 1, 0.96].map((score) => readScore(report(score)))).scores[0]).toBe(96);
});

test('the home page is measured, then pages with the most common parts, until all parts are covered', () => {
  const pages = [
    { route: '/a', types: ['head', 'list'] },
    { route: '/b', types: ['list', 'head'] },
    { route: '/', types: ['head'] },
    { route: '/c', types: ['head'] },
    { route: '/d', types: ['form', 'note'] },
  ];
  expect(routesToMeasure(pages)).toEqual(['/', '/a', '/d']);
  expect(routesToMeasure(pages, 2)).toEqual(['/', '/a']);
});
