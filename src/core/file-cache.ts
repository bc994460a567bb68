import type { Diagnostic } from './diagnostic.ts';
import type { ProjectFile } from './project.ts';
import type { FileBody, FileFacts, FileHead, FileResult } from './rules/file-facts.ts';

/** Caches the files in which migrations have found nothing, because reading thousands again takes seconds. */
export interface VersionCache {
  /**
   * Whether migrations have found nothing to change in the current version of a file.
   * @param from the versions of the content, as text; only the later migrations count
   */
  isUpToDate(file: ProjectFile, from: string): boolean;
  noteUpToDate(file: ProjectFile, from: string): void;
}

/** Caches the results of validation, by file. */
export interface FileCache extends VersionCache {
  /**
   * The diagnostics of a file in its current version.
   * @param find validates the file; called with the parsed file, if the file has changed
   */
  getResult(file: ProjectFile, find: FindFacts): FileResult;
  /** The facts about a valid file that are needed in every build. */
  getHead(file: ProjectFile, find: FindFacts): FileHead;
  /** The facts about a valid file that only rules across files need. */
  getBody(file: ProjectFile, find: FindFacts): FileBody;
  /**
   * The diagnostics of rules across files.
   * @param inputs the other inputs of the rules
   * @param find runs the rules; called if any of their inputs has changed
   */
  acrossFiles(inputs: string, find: () => AcrossFiles): readonly Diagnostic[];
}

/** Validates a file, if the cache has no result for its current version. */
export type FindFacts = (file: ProjectFile) => FileFacts;

/** The result of the rules across files. */
export interface AcrossFiles {
  diagnostics: Diagnostic[];
  /** The files that rules have read again, for a position or for facts outside the cache. */
  read: ReadonlySet<string>;
}

/** A cache for a single validation: it computes each result only once. */
export function emptyFileCache(): FileCache {
  const cached = new Map<ProjectFile, FileFacts>();
  const findFacts = (file: ProjectFile, find: FindFacts) => {
    const facts = cached.get(file) ?? find(file);
    cached.set(file, facts);
    return facts;
  };
  return {
    getResult: findFacts,
    getHead: findFacts,
    getBody: findFacts,
    acrossFiles: (_asked, find) => find().diagnostics,
    isUpToDate: () => false,
    noteUpToDate: () => undefined,
  };
}
