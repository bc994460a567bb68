import type { WrittenFilm, WrittenImage } from '../../../core/content/parts.gen.ts';
import type { ResolvedForm } from '../../../core/content/resolved.ts';
import type { Languages } from '../../../core/content/languages/languages.ts';
import type { ShowingOptions } from '../../../core/content/dates/showing.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { ProjectFile } from '../../../core/project.ts';
import type { Roots } from '../../roots.ts';
import type { PageFrame } from './page-frame.ts';
import type { Stamp } from '../output/output.ts';
import type { MakerJob } from './extension-file-writer.ts';
import type { PageJob } from './page-job.ts';
import type { WrittenPage } from './page-writer.ts';

/* The messages between the main thread and render threads. */

/** The initial input of a thread. */
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
  showing: ShowingOptions;
  languages: Languages | undefined;
  shared: readonly ProjectFile[];
  /** The names of all collections. */
  collections: readonly string[];
}

/** A request of a thread: the kind and the written value to resolve. `source` asks for the source of a list only. */
export type WorkerRequest =
  | ['image' | 'image beside', WrittenImage]
  | ['film', WrittenFilm]
  | ['download', string]
  | ['collection', JsonObject]
  | ['source', JsonObject];

export type ToRenderWorker =
  | { is: 'jobs'; from: number; jobs: readonly PageJob[] }
  | { is: 'files'; files: readonly MakerJob[] }
  | { is: 'answer'; id: number; value: unknown }
  | { is: 'answer'; id: number; error: unknown };

export type FromRenderWorker =
  | { is: 'ready' }
  | { is: 'pages'; from: number; pages: WrittenPage[] }
  | { is: 'files'; files: [name: string, stamp: Stamp][]; diagnostics: Diagnostic[] }
  | { is: 'ask'; id: number; asked: WorkerRequest };
