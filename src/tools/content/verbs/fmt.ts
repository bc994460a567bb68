import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonFile } from '../../../core/content/json-files.ts';
import { orderKeys } from '../../../authoring/edits/order-keys.ts';
import { applyEdits } from '../../../authoring/edits/text-edit.ts';
import { readJson } from '../../../core/json/json-source.ts';
import type { SchemaSet } from '../../../core/schema/compose-schema.ts';
import { knownKeys, schemaAt } from '../../../core/schema/schema-lookup.ts';
import { validateSite } from '../../../site-build/validate-site.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { filesBelow } from '../files-below.ts';
import { defineCommand } from '../../../command/command.ts';

/** The command that sorts the keys of content by their schemas. */
export const fmt = defineCommand({
  name: 'fmt',
  summary: 'sorts keys in the order of their schema; --check only lists unsorted files',
  takes: '[PATH…]',
  options: {
    check: { type: 'boolean', help: 'only lists unsorted files' },
  },
  run: async ({ roots, values, positionals, out, err }) => {
    const { project, validation } = await validateSite(roots);
    let [sortedCount, refusedCount] = [0, 0];
    for (const file of filesBelow(roots, project, positionals)) {
      const edited = orderFile(file, validation.set);
      const shownPath = asSeenFrom(roots, file.path);
      if ('refused' in edited) {
        refusedCount++;
        err(`${shownPath}: ${edited.refused}\n`);
      } else if (edited.edits.length > 0) {
        sortedCount++;
        if (!values.check)
          writeFileSync(path.join(roots.site, file.path), applyEdits(file.text, edited.edits));
        out(`${shownPath}\n`);
      }
    }
    out(
      `${sortedCount} ${sortedCount === 1 ? 'file' : 'files'} ${values.check ? 'not in the order of the schemas' : 'put in order'}\n`,
    );
    return refusedCount > 0 || (values.check && sortedCount > 0) ? 1 : 0;
  },
});

/** The edits that sort the keys of a file by its schema; refused if the file is not JSON. */
export function orderFile(file: JsonFile, set: SchemaSet): ReturnType<typeof orderKeys> {
  const { data } = readJson(file);
  return orderKeys(file.text, (place) => knownKeys(schemaAt(set, file.kind, data, place)));
}
