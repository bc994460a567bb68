import type { PageWeight } from '../../advice.ts';
import type { OutlineRow } from '../../protocol.ts';
import type { NarrowText } from './narrow-texts.ts';
import type { PageProblem } from './page-problems.ts';

/** The measures of an open page and its selected section. */
export interface Measures {
  /** The row that was measured. */
  row?: OutlineRow;
  weight?: PageWeight;
  problems: readonly PageProblem[];
  narrow: readonly NarrowText[];
}
