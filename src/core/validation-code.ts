import { validateFile, referencesIn } from './validate-file.ts';
import { runRules } from './rules/run-rules.ts';

/** The validation code. It is most of the code, so it is loaded only if something has changed. */
export interface ValidationCode {
  checkFile: typeof validateFile;
  referencesIn: typeof referencesIn;
  runRules: typeof runRules;
}

/** The functions of a complete validation. */
export const validationCode: ValidationCode = { checkFile: validateFile, referencesIn, runRules };
