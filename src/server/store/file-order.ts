import type { FileRow } from './tables.ts';

/** The id of a file. It contains the index of the file, because a database returns rows in any order. */
export function fileId(submissionId: string, index: number): string {
  return `${submissionId}.${index}`;
}

/**
 * The files of a submission in the order of sending; files of earlier versions stay in the order of the
 * database.
 */
export function sortFiles(files: readonly FileRow[]): FileRow[] {
  return [...files].sort((a, b) => fileIndex(a) - fileIndex(b));
}

function fileIndex({ id, submission_id }: FileRow): number {
  return id.startsWith(`${submission_id}.`) ? Number(id.slice(submission_id.length + 1)) : 0;
}
