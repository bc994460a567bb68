import type { Random } from '../fuzz/random.ts';
import type { StoreKind } from './store-kind.ts';

/** How much is tried: a few cases while tests run, or many. */
export type Scale = 'short' | 'long';

/** One promise of the server, and a fault that must not break it. */
export interface Line {
  /** By which it is asked for: --only kill. */
  name: string;
  promise: string;
  fault: string;
  /** What one try is called in the table, in the plural. */
  unit: string;
  /** How many cases there are; each is a small piece of work of its own. */
  cases: Record<Scale, number>;
  /** Why it can't be tried on this machine, in a sentence; nothing where it can. */
  leftOut?: (torture: Torture) => Promise<string | undefined>;
  /** Tries one case. @throws Error where the case itself could not be carried out */
  attempt: (torture: Torture, given: Case) => Promise<Outcome>;
}

/** What all cases share. */
export interface Torture {
  /** The folder of the engine. */
  engine: string;
  /** A site with its content in pages-config/. */
  content: string;
  /** A site of which dist/ was built: its pages are asked for. Without one, there are a few small pages. */
  built: string | undefined;
  /** The kind of store that is tried. */
  store: StoreKind;
  scale: Scale;
  /** For how many seconds a load is held; what the line thinks right unless told. */
  seconds: number | undefined;
  /** Tells the person who waits what happens. */
  say: (line: string) => void;
}

/** One case of a line: the same number makes the same case. */
export interface Case {
  number: number;
  random: Random;
  /** A folder of its own, which is thrown away afterwards. */
  folder: string;
}

/** What a case has found. */
export interface Outcome {
  /** How often the fault was put in the way of the promise. */
  tried: number;
  /** What was lost, or promised and not kept: a sentence each. */
  lost: string[];
  /** What else there is to tell, such as figures. */
  note?: string;
  /** There are no further cases: the fault came no more. */
  isLast?: boolean;
}
