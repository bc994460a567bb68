import type { FormChange } from '../form-fixture.ts';

/** One kind of broken form: the change of the fixture, and the whole report, line by line. */
export interface FormCase {
  name: string;
  change: FormChange;
  report: string[];
}
