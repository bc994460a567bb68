import { referencesIn, type FileCheck } from './check-file.ts';
import { withShared } from './content/shared-sections.ts';
import { readJson } from './json/json-source.ts';
import { keptWhileInUse } from './kept-while-in-use.ts';
import type { ProjectFile } from './project.ts';
import type { FileFacts } from './rules/file-facts.ts';
import type { FileKind } from './rules/references.ts';
import type { CheckedFile } from './rules/rule.ts';

/**
 * A file as rules across files see it.
 * @param onRead told each time when the file's text is asked for
 */
export function checkedFile(
  file: ProjectFile,
  kind: FileKind,
  route: string,
  facts: FileFacts,
  check: FileCheck,
  onRead: () => void,
): CheckedFile {
  const kept = keptWhileInUse(() => withShared(readJson(file), check.shared));
  const read = () => {
    onRead();
    return kept();
  };
  return {
    ...facts,
    set: check.set,
    kind,
    file: file.path,
    get source() {
      return read();
    },
    references: () => referencesIn(read(), kind, facts, route, check),
  };
}
