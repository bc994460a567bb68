import { createRequire } from 'node:module';
import type { ValidationCode } from '../core/validation-code.ts';

/**
 * Validation code that is loaded on demand: loading it with its parsers takes longer than checking 10,000
 * files for changes.
 */
export const lazyChecks: ValidationCode = {
  get checkFile() {
    return load<typeof import('../core/validate-file.ts')>('../core/validate-file.ts').validateFile;
  },
  get referencesIn() {
    return load<typeof import('../core/validate-file.ts')>('../core/validate-file.ts').referencesIn;
  },
  get runRules() {
    return load<typeof import('../core/rules/run-rules.ts')>('../core/rules/run-rules.ts').runRules;
  },
};

/** Checks of the engine itself, loaded in the same way. */
export const engineChecks = {
  get engineDiagnostics() {
    return load<typeof import('../core/engine/engine-diagnostics.ts')>('../core/engine/engine-diagnostics.ts')
      .engineDiagnostics;
  },
};

const require = createRequire(import.meta.url);

/** Loads a module of core synchronously: `require` accepts modules without top-level await. */
function load<Module>(file: string): Module {
  return require(file) as Module;
}
