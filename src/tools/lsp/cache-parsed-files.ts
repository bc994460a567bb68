import { contentHash } from '../../site-build/cache/file-hashes.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import {
  writtenContent,
  type WrittenContent,
  type WrittenFile,
} from '../../authoring/references/written-content.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';

/**
 * Parses the content.
 * @param getHash returns the hash of a page's current text
 */
export type ReadWritten = (
  project: Project,
  set: SchemaSet,
  getHash: (file: string) => string | undefined,
) => WrittenContent;

/** Returns a parser that caches each file until its text, a schema or a shared section changes. */
export function cacheParsedFiles(): ReadWritten {
  const parsedFiles = new Map<string, { key: string; written: WrittenFile }>();
  let lastSet: SchemaSet | undefined;
  return (project, set, getHash) => {
    if (set !== lastSet) parsedFiles.clear();
    lastSet = set;
    const shared = contentHash(JSON.stringify(project.shared ?? []));
    const cacheFile = (file: ProjectFile, read: () => WrittenFile): WrittenFile => {
      // There may be many pages, so a text is read only to parse it.
      const hash = classifyContentFile(file.path) === 'page' ? getHash(file.path) : undefined;
      const key = `${hash ?? contentHash(file.text)} ${shared}`;
      const cached = parsedFiles.get(file.path);
      if (cached?.key === key) return cached.written;
      const written = read();
      parsedFiles.set(file.path, { key, written });
      return written;
    };
    return writtenContent(project, set, { cacheFile });
  };
}
