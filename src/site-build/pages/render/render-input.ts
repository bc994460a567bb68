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
  /** The names of the active extensions. */
  extensions: readonly string[];
  /** The version of the cache with the texts of pages. */
  version: string;
  jobs: readonly PagePlan[];
  /** The files that extensions create. */
  made: readonly MadeFiles[];
  /** The staging folder, and the built site, whose unchanged files stay. */
  staging: string;
  folder: string;
  compress: boolean;
  /** The number of render threads. Default: as many as pay off */
  threads: number | undefined;
  /** Reports the number of rendered pages. */
  onRendered: (count: number) => void;
}

export interface RenderedPages {
  /** In the order of the jobs. */
  pages: WrittenPage[];
  /** The files that extensions have created, by name below the built site. */
  files: [name: string, stamp: Stamp][];
  /** Errors of the files of extensions, and of pages. */
  diagnostics: Diagnostic[];
}
