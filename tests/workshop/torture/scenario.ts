import type { Random } from '../fuzz/random.ts';
import type { TortureStore } from './store-kind.ts';

/** The number of cases: a few in tests, or many. */
export type Scale = 'short' | 'long';

/** One promise of the server, and a fault that must not break it. */
export interface Scenario {
  /** The name for --only, such as kill. */
  name: string;
  promise: string;
  fault: string;
  /** The unit of tries in the table, in the plural. */
  unit: string;
  /** The number of cases; each is small and independent. */
  cases: Record<Scale, number>;
  /** Why it can't run on this machine, in a sentence; undefined if it can. */
  leftOut?: (torture: Torture) => Promise<string | undefined>;
  /** Runs one case. @throws Error if the case itself could not be run */
  attempt: (torture: Torture, given: ScenarioCase) => Promise<CaseOutcome>;
}

/** The common inputs of all cases. */
export interface Torture {
  /** The folder of the engine. */
  engine: string;
  /** The folder of a site with its content in pages-config/. */
  content: string;
  /** A built site with dist/, whose pages are requested. Default: a few small pages */
  built: string | undefined;
  /** The kind of store. */
  store: TortureStore;
  scale: Scale;
  /** The duration of a load in seconds. Default: depends on the scenario */
  seconds: number | undefined;
  /** Prints progress. */
  say: (line: string) => void;
}

/** One case of a scenario: the same number gives the same case. */
export interface ScenarioCase {
  number: number;
  random: Random;
  /** A temporary folder. */
  folder: string;
}

/** The result of a case. */
export interface CaseOutcome {
  /** The number of injected faults. */
  tried: number;
  /** Losses and broken promises, as sentences. */
  lost: string[];
  /** Further information, such as figures. */
  note?: string;
  /** Whether this is the last case, because the fault was not reached any more. */
  isLast?: boolean;
}
