import {
  build,
  loadEnvFile,
  moveEdited,
  readConfig,
  readSubmission,
  scaffoldSeveral,
} from 'pagewright/command';
import type { MovePage, NewPage, Roots, StartPrinter } from 'pagewright/extension';
import type { ReadSubmission } from './import-submission.ts';

/** The functions of the engine that the verbs use. */
export interface JournalTools {
  /** The moment of the call. */
  now: Date;
  /** Writes the page of a new paper. */
  newPage: NewPage;
  /** Moves the page of a paper. */
  movePage: MovePage;
  /** Starts the printer for PDFs. */
  startPrinter: StartPrinter;
  readSubmission: ReadSubmission;
  /** Builds the site. @returns whether it was built; if not, the diagnostics were printed */
  build(): Promise<boolean>;
  /** The data folder of this server. @throws if its configuration is invalid */
  dataFolder(): string;
}

/** The functions of the engine for a site, whose file of settings is loaded. */
export function journalTools(roots: Roots): JournalTools {
  loadEnvFile(roots.site);
  return {
    now: new Date(),
    newPage: scaffoldSeveral(roots),
    movePage: (wanted) => moveEdited(roots, wanted),
    // Loaded on demand, because it needs development packages.
    startPrinter: async () => (await import('pagewright/printer')).startPrinter(),
    readSubmission: (reference) => readSubmission(roots.site, process.env, reference),
    build: () => build(roots),
    dataFolder: () => readConfig(process.env, roots.site).dataDir,
  };
}
