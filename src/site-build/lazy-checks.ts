import { createRequire } from 'node:module';
import type { Checks } from '../core/checks.ts';

/**
 * What judges content, loaded where something has to be judged: the modules of the checks and the parsers that they bring
 * take longer to load than 10,000 files take to be seen to be as they were.
 */
export const lazyChecks: Checks = {
  get checkFile() {
    return load<typeof import('../core/check-file.ts')>('../core/check-file.ts').checkFile;
  },
  get referencesIn() {
    return load<typeof import('../core/check-file.ts')>('../core/check-file.ts').referencesIn;
  },
  get runRules() {
    return load<typeof import('../core/rules/run-rules.ts')>('../core/rules/run-rules.ts').runRules;
  },
};

/** The same for what judges the engine itself. */
export const engineChecks = {
  get engineFaults() {
    return load<typeof import('../core/engine/engine-faults.ts')>('../core/engine/engine-faults.ts')
      .engineFaults;
  },
};

const require = createRequire(import.meta.url);

/** Loads a module of core at once: Node gives those without an await at their top by `require`. */
function load<Module>(file: string): Module {
  return require(file) as Module;
}
