import type { JsonFile } from '../content/json-files.ts';
import { idOfShared } from '../content/shared-sections.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { openJson } from '../edits/open-json.ts';
import type { Refused } from '../edits/text-edit.ts';
import type { FileKind } from '../rules/references.ts';
import type { Migration } from './migration.ts';

/** A file that can’t be migrated, and why. */
export interface RefusedFile extends Refused {
  file: string;
}

/**
 * Takes content through migrations.
 * @param files all of a site’s: of sections that pages share it is looked up what they are
 * @param migrations those that it has not been through yet, in their order
 * @returns the texts that have changed, by their paths; where one file can’t be changed, none
 */
export function migrateFiles(
  files: readonly JsonFile[],
  migrations: readonly Migration[],
): Map<string, string> | RefusedFile {
  let now = files;
  for (const step of migrations.flatMap(({ steps }) => steps)) {
    const read = now.map(({ path, kind, text }) => ({ path, kind, open: openJson(text) }));
    const typeOfShared = typesOfShared(read);
    const next: JsonFile[] = [];
    for (const { path, kind, open } of read) {
      if ('refused' in open) return { file: path, refused: open.refused };
      const changed = step({ kind, text: open.text, data: open.data as JsonObject, typeOfShared });
      if ('refused' in changed) return { file: path, refused: changed.refused };
      next.push({ path, kind, text: changed.text });
    }
    now = next;
  }
  return new Map(
    now.flatMap(({ path, text }, index): [string, string][] =>
      text === files[index]!.text ? [] : [[path, text]],
    ),
  );
}

function typesOfShared(
  read: readonly { path: string; kind: FileKind; open: ReturnType<typeof openJson> }[],
): (name: string) => string | undefined {
  const types = new Map(
    read.flatMap(({ path, kind, open }): [string, string][] => {
      const { type } = (kind === 'section' && 'data' in open ? open.data : {}) as { type?: unknown };
      return typeof type === 'string' ? [[idOfShared(path), type]] : [];
    }),
  );
  return (name) => types.get(name);
}
