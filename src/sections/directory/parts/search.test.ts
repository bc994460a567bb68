import { describe, expect, it } from 'vitest';
import { cut, matches, normaliseQuery } from './search.ts';

const advisor = { name: 'Dr. Raghavan Iyer', subject: 'Antenna Design' };

describe('matches', () => {
  it('finds a part of the name or of the subject, whatever the case', () => {
    expect(matches(advisor, normaliseQuery('RAGHA'))).toBe(true);
    expect(matches(advisor, normaliseQuery('enna d'))).toBe(true);
    expect(matches(advisor, normaliseQuery('law'))).toBe(false);
  });

  it('finds a letter with an accent by the one without, and the other way round', () => {
    expect(matches({ name: 'Dr. Zoë Müller', subject: 'Études' }, normaliseQuery('zoe muller'))).toBe(true);
    expect(matches({ name: 'Dr. Zoe Muller', subject: 'Etudes' }, normaliseQuery('études'))).toBe(true);
    expect(matches({ name: 'डॉ. हिन्दी', subject: 'हिन्दी' }, normaliseQuery('हन्द'))).toBe(false);
  });

  it('takes an empty or blank query as no query', () => {
    expect(matches(advisor, normaliseQuery('   '))).toBe(true);
  });

  it('does not mind spaces around the words or between them', () => {
    expect(matches(advisor, normaliseQuery('  antenna   design '))).toBe(true);
  });

  it('takes signs that mean something to a pattern as plain text', () => {
    expect(matches(advisor, normaliseQuery('.*'))).toBe(false);
    expect(matches(advisor, normaliseQuery('dr. r'))).toBe(true);
  });
});

describe('cut', () => {
  it('puts every match on an odd place and loses nothing', () => {
    const pieces = cut('Antenna and antenna', 'antenna');
    expect(pieces).toEqual(['', 'Antenna', ' and ', 'antenna', '']);
    expect(pieces.join('')).toBe('Antenna and antenna');
  });

  it('leaves a text whole that holds no match, and where there is no query', () => {
    expect(cut('Physics', 'law')).toEqual(['Physics']);
    expect(cut('Physics', '')).toEqual(['Physics']);
  });

  it('marks what was meant where a letter has an accent, or changes its length in lower case', () => {
    expect(cut('Dr. Zoë Müller-Žižek', normaliseQuery('ZOE'))).toEqual(['Dr. ', 'Zoë', ' Müller-Žižek']);
    expect(cut('İzmir studies', normaliseQuery('izmir'))).toEqual(['', 'İzmir', ' studies']);
    expect(cut('Zoe\u0308 reads', normaliseQuery('zoë'))).toEqual(['', 'Zoe\u0308', ' reads']);
  });
});
