import type { MigrationMemory } from './migrations/outdated.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { ProjectFile } from './project.ts';
import type { FileBody, FileFacts, FileHead, Verdict } from './rules/file-facts.ts';

/** Keeps what was found out about files, for validations to come. */
export interface FileMemory extends MigrationMemory {
  /**
   * What is wrong with a file as it is now.
   * @param find checks the file, where it has changed; it is given what was read of it
   */
  verdictOf(file: ProjectFile, find: FindFacts): Verdict;
  /** What is known first of a file whose verdict was asked for. */
  headOf(file: ProjectFile, find: FindFacts): FileHead;
  /** And what is known of it besides. */
  bodyOf(file: ProjectFile, find: FindFacts): FileBody;
  /**
   * What rules across files find in the files whose verdicts were asked for.
   * @param asked what they are asked beside the files
   * @param find runs the rules, where anything has changed that they look at
   */
  acrossFiles(asked: string, find: () => AcrossFiles): readonly Diagnostic[];
}

export type FindFacts = (file: ProjectFile) => FileFacts;

export interface AcrossFiles {
  faults: Diagnostic[];
  /** The files that the rules have read again, for a place or for what facts do not tell. */
  read: ReadonlySet<string>;
}

/** Finds everything anew; what one validation asks for twice is found once. */
export function rememberNothing(): FileMemory {
  const found = new Map<ProjectFile, FileFacts>();
  const factsOf = (file: ProjectFile, find: FindFacts) => {
    const facts = found.get(file) ?? find(file);
    found.set(file, facts);
    return facts;
  };
  return {
    verdictOf: factsOf,
    headOf: factsOf,
    bodyOf: factsOf,
    acrossFiles: (_asked, find) => find().faults,
    isUpToDate: () => false,
    noteUpToDate: () => undefined,
  };
}
