import { expect, test } from 'vitest';
import { eachValue } from '../core/mistakes/each-value.ts';
import { journalFiles, journalReport } from './fixture.ts';

/* Every value of a journal's files, one at a time: nothing throws, and a mistake is told once. */
test.each(Object.keys(journalFiles).filter((file) => file.endsWith('.json')))(
  '%s: what is nothing, of another kind or misspelt is told once, in its file',
  { tags: ['long'] },
  (file) => {
    const wrong = eachValue(JSON.parse(journalFiles[file]!) as object).flatMap(({ name, text }) => {
      const found = journalReport({ files: { [file]: text } })
        .split('\n')
        .filter((line) => line.startsWith('pages-config/'));
      const isRight = found.length === 1 && found[0]!.startsWith(`${file}:`);
      return isRight ? [] : [{ name, found }];
    });
    expect(wrong).toEqual([]);
  },
);
