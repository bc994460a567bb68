import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { MadeFiles } from '../../extensions/site-extension.ts';
import type { ResolveContext } from '../../resolve/context.ts';
import type { Roots } from '../../roots.ts';
import type { PageFrame } from './page-frame.ts';
import type { Stamp } from '../output/output.ts';
import type { PagePlan } from './page-job.ts';
import type { WrittenPage } from './page-writer.ts';

export interface RenderInput {
  roots: Roots;
  frame: PageFrame;
  context: ResolveContext;
  /** The names of the extensions in use. */
  extensions: readonly string[];
  /** The version of the record, in which the texts of pages are. */
  version: string;
  jobs: readonly PagePlan[];
  /** What is made beside the pages. */
  made: readonly MadeFiles[];
  /** Where files are written, and the built site whose files are left alone where they are the same. */
  staging: string;
  folder: string;
  compress: boolean;
  /** In how many threads pages are drawn; as many as are worth it unless told. */
  threads: number | undefined;
  /** Told how many pages are drawn. */
  onDrawn: (count: number) => void;
}

export interface Drawn {
  /** In the order of the jobs. */
  pages: WrittenPage[];
  /** What was made beside them, by its name below the built site. */
  files: [name: string, stamp: Stamp][];
  /** What could not be made beside them; faults of pages are with these. */
  faults: Diagnostic[];
}
