import { describe, expect, it } from 'vitest';
import { correctQuery } from './correct-query.ts';

const advisors = [
  { name: 'Dr. Raghavan Iyer', subject: 'Antenna Design' },
  { name: 'Dr. Zoë Müller', subject: 'Solar cooking' },
];

describe('a query without a match', () => {
  it.each([
    ['antena', 'antenna'],
    ['solr cooking', 'solar cooking'],
    ['zoe muler', 'zoe muller'],
  ])('is corrected by one letter per word: %s', (query, meant) =>
    expect(correctQuery(query, advisors)).toBe(meant),
  );

  it.each(['lav', 'physics', 'xntena'])('is not corrected: %s', (query) =>
    expect(correctQuery(query, advisors)).toBeUndefined(),
  );
});
