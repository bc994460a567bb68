import type { WrittenFilm, WrittenImage } from '../../../core/content/parts.gen.ts';
import type { ResolvedForm } from '../../../core/content/resolved.ts';
import type { Languages } from '../../../core/content/languages.ts';
import type { Showing } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { ProjectFile } from '../../../core/project.ts';
import type { Roots } from '../../roots.ts';
import type { PageFrame } from './page-frame.ts';
import type { Stamp } from '../output/output.ts';
import type { MadeJob } from './made-writer.ts';
import type { PageJob } from './page-job.ts';
import type { WrittenPage } from './page-writer.ts';

/* What the main thread and the threads that draw pages say to each other. */

/** What a thread begins with. */
export interface ThreadInput {
  roots: Roots;
  frame: PageFrame;
  extensions: readonly string[];
  version: string;
  staging: string;
  folder: string;
  compress: boolean;
  /** The data of _site.json. */
  site: JsonObject;
  forms: Map<string, ResolvedForm>;
  showing: Showing;
  languages: Languages | undefined;
  shared: readonly ProjectFile[];
  /** The names of the collections that there are. */
  collections: readonly string[];
}

/** What a page shows from outside of its file; of a list that is made in the thread, what that follows from. */
export type Asked =
  | ['image' | 'image beside', WrittenImage]
  | ['film', WrittenFilm]
  | ['download', string]
  | ['collection', JsonObject]
  | ['source', JsonObject];

export type ToThread =
  | { is: 'jobs'; from: number; jobs: readonly PageJob[] }
  | { is: 'files'; files: readonly MadeJob[] }
  | { is: 'answer'; id: number; value: unknown }
  | { is: 'answer'; id: number; error: unknown };

export type FromThread =
  | { is: 'ready' }
  | { is: 'pages'; from: number; pages: WrittenPage[] }
  | { is: 'files'; files: [name: string, stamp: Stamp][]; faults: Diagnostic[] }
  | { is: 'ask'; id: number; asked: Asked };
