import type { FixtureChange } from '../fixture.ts';

/** One kind of broken content: the change of the fixture, and the whole report, line by line. */
export interface BrokenCase {
  name: string;
  change: FixtureChange;
  report: string[];
  /** The reason why one mistake gives two diagnostics; no mistake may give more than two. */
  two?: string;
}

/** Exports of a file of cases: the cases, and the report of another fixture if they need one. */
export interface CaseFile {
  cases: BrokenCase[];
  makeReport?: (change: FixtureChange) => string;
}

/** A change that replaces one text of a file by another. */
export function change(file: string, from: string, to: string): FixtureChange {
  return { replace: [[file, from, to]] };
}
