import { expect, expectTypeOf, test } from 'vitest';
import type { WrittenIssue, WrittenPaper } from '../../src/journal/record/written.ts';
import type { IssueData } from '../../src/journal/templates/issue.gen.ts';
import type { PaperData } from '../../src/journal/templates/paper.gen.ts';
import { fullJournal } from './samples.ts';

/** A template's data as they are written: the file is still its path. */
type Written<T> = Omit<T, 'type' | 'file' | 'cover' | 'intro'>;

test('what the record reads is what the schemas say', () => {
  expectTypeOf<Omit<WrittenPaper, 'file'>>().toEqualTypeOf<Written<PaperData>>();
  expectTypeOf<WrittenIssue>().toEqualTypeOf<Written<IssueData>>();
  expect(fullJournal().papers.map(({ slug }) => slug)).toEqual(['wind', 'rain', 'snow']);
});
