import type { Change } from '../fixture.ts';

/** One kind of broken content: what is changed in the fixture, and the whole report, line by line. */
export interface Case {
  name: string;
  change: Change;
  report: string[];
}
