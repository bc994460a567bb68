import { checkFile, referencesIn } from './check-file.ts';
import { runRules } from './rules/run-rules.ts';

/** The validation code. It is most of the code, and is not loaded if nothing has changed. */
export interface Checks {
  checkFile: typeof checkFile;
  referencesIn: typeof referencesIn;
  runRules: typeof runRules;
}

export const allChecks: Checks = { checkFile, referencesIn, runRules };
