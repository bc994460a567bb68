import { describe, expect, it } from 'vitest';
import { splitAtMatches, matches, normaliseQuery } from './search.ts';

const advisor = { name: 'Dr. Raghavan Iyer', subject: 'Antenna Design' };

describe('matches', () => {
  it('finds a part of the name or of the subject, in any case', () => {
    expect(matches(advisor, normaliseQuery('RAGHA'))).toBe(true);
    expect(matches(advisor, normaliseQuery('enna d'))).toBe(true);
    expect(matches(advisor, normaliseQuery('law'))).toBe(false);
  });

  it('finds a letter with an accent by the letter without it, and vice versa', () => {
    expect(matches({ name: 'Dr. Zoë Müller', subject: 'Études' }, normaliseQuery('zoe muller'))).toBe(true);
    expect(matches({ name: 'Dr. Zoe Muller', subject: 'Etudes' }, normaliseQuery('études'))).toBe(true);
    expect(matches({ name: 'डॉ. हिन्दी', subject: 'हिन्दी' }, normaliseQuery('हन्द'))).toBe(false);
  });

  it('treats an empty or blank query as no query', () => {
    expect(matches(advisor, normaliseQuery('   '))).toBe(true);
  });

  it('ignores extra spaces around and between words', () => {
    expect(matches(advisor, normaliseQuery('  antenna   design '))).toBe(true);
  });

  it('treats special characters of regular expressions as plain text', () => {
    expect(matches(advisor, normaliseQuery('.*'))).toBe(false);
    expect(matches(advisor, normaliseQuery('dr. r'))).toBe(true);
  });
});

describe('cut', () => {
  it('returns each match at an odd index, and the whole text', () => {
    const pieces = splitAtMatches('Antenna and antenna', 'antenna');
    expect(pieces).toEqual(['', 'Antenna', ' and ', 'antenna', '']);
    expect(pieces.join('')).toBe('Antenna and antenna');
  });

  it('returns the whole text in one piece without a match or a query', () => {
    expect(splitAtMatches('Physics', 'law')).toEqual(['Physics']);
    expect(splitAtMatches('Physics', '')).toEqual(['Physics']);
  });

  it('marks the right letters if one has an accent, or changes its length in lower case', () => {
    expect(splitAtMatches('Dr. Zoë Müller-Žižek', normaliseQuery('ZOE'))).toEqual([
      'Dr. ',
      'Zoë',
      ' Müller-Žižek',
    ]);
    expect(splitAtMatches('İzmir studies', normaliseQuery('izmir'))).toEqual(['', 'İzmir', ' studies']);
    expect(splitAtMatches('Zoe\u0308 reads', normaliseQuery('zoë'))).toEqual(['', 'Zoe\u0308', ' reads']);
  });
});
