import type { Rule } from 'pagewright/rule';
import { storedUsage, storedUsageFile } from '../core/record/stored/stored-usage.ts';

/** The stored usage counts are valid. */
export const journalUsage: Rule = function* ({ records }) {
  if (!records.some(({ path }) => path === storedUsageFile) || storedUsage(records)) return;
  yield {
    file: storedUsageFile,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'broken-usage',
    message: 'The counts of how often papers are read are not as the command wrote them.',
    hint: 'Take the file back from version control, then run `npm run journal -- usage --keep`.',
  };
};
