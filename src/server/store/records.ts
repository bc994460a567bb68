import type { Selectable } from 'kysely';
import type { Answers } from '../../core/form/form-definition.ts';
import type { DeliveryRow, FileRow, SubmissionRow } from './tables.ts';

/** A row as read. */
export type SelectedSubmission = Selectable<SubmissionRow>;
/** A row of the table of deliveries, as read. */
export type Delivery = Selectable<DeliveryRow>;

/** A submission with everything that belongs to it. */
export interface SubmissionRecord {
  row: SelectedSubmission;
  /** Undefined after the submission was erased. */
  answers: Answers | undefined;
  files: FileRow[];
  deliveries: Delivery[];
}
