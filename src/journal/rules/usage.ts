import type { Rule } from 'pagewright/rule';
import { storedUsage, storedUsageFile } from '../core/record/stored/stored-usage.ts';

/** Reports stored usage counts that are invalid. */
export const journalUsage: Rule = function* ({ records }) {
  if (!records.some(({ path }) => path === storedUsageFile) || storedUsage(records)) return;
  yield {
    file: storedUsageFile,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'broken-usage',
    message: 'The usage counts were edited by hand.',
    hint: 'Restore the file from version control, then run `npm run journal -- usage --keep`.',
  };
};
