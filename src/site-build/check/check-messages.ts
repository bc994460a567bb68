import type { Project, ProjectFile } from '../../core/project.ts';
import type { Beside, CachedFacts } from '../cached-facts.ts';
import type { HashedFile } from '../cache/file-hashes.ts';
import type { Roots } from '../roots.ts';

/** What a thread needs to know that checks pages. */
export interface CheckInput extends Required<Pick<Project, 'site' | 'shared' | 'schemas'>> {
  roots: Roots;
  editorSchemas: string | undefined;
  /** The names of the extensions in use. */
  extensions: readonly string[];
  beside: Beside;
}

/** A page that a thread has read and checked. */
export interface CheckedAhead {
  file: ProjectFile['path'];
  /** What it was when it was read. */
  seen: HashedFile;
  facts: CachedFacts;
}

/** What a thread says: what it has found out of each chunk. */
export type FromCheckThread = CheckedAhead[];
