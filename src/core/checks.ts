import { checkFile, referencesIn } from './check-file.ts';
import { runRules } from './rules/run-rules.ts';

/** What judges content. It is most of the code, and where nothing has changed none of it is wanted. */
export interface Checks {
  checkFile: typeof checkFile;
  referencesIn: typeof referencesIn;
  runRules: typeof runRules;
}

export const allChecks: Checks = { checkFile, referencesIn, runRules };
