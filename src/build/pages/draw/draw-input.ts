import type { ResolveContext } from '../../resolve/context.ts';
import type { Roots } from '../../roots.ts';
import type { PageFrame } from './page-frame.ts';
import type { PageJob } from './page-job.ts';

export interface DrawInput {
  roots: Roots;
  frame: PageFrame;
  context: ResolveContext;
  /** The names of the extensions in use. */
  extensions: readonly string[];
  jobs: readonly PageJob[];
  /** Where files are written, and the built site whose files are left alone where they are the same. */
  staging: string;
  folder: string;
  compress: boolean;
  /** Told how many pages are drawn. */
  onDrawn: (count: number) => void;
}
