import type { Project, ProjectFile } from '../../core/project.ts';
import type { ContextHashes, CachedFacts } from '../cached-facts.ts';
import type { HashedFile } from '../cache/file-hashes.ts';
import type { Roots } from '../roots.ts';

/** The input of a thread that validates pages. */
export interface CheckInput extends Required<Pick<Project, 'site' | 'shared' | 'schemas'>> {
  roots: Roots;
  editorSchemas: string | undefined;
  /** The names of the active extensions. */
  extensions: readonly string[];
  contextHashes: ContextHashes;
}

/** A page that a thread has read and validated. */
export interface CheckedAhead {
  file: ProjectFile['path'];
  /** The state of its file when it was read. */
  state: HashedFile;
  facts: CachedFacts;
}

/** The message of a thread: the results of one chunk. */
export type FromCheckThread = CheckedAhead[];
