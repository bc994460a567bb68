import type { JsonObject } from '../../core/content/valid-page.ts';
import { isDraft } from '../../core/content/dates/showing.ts';
import { readJson } from '../../core/json/json-source.ts';
import { appendItem } from '../../authoring/edits/json-edits.ts';
import { applyEdits } from '../../authoring/edits/text-edit.ts';
import { nameToTitle } from './pages-and-forms.ts';
import { smallestValue } from './smallest-value.ts';
import { entryLists } from './entry-lists.ts';
import type { Refusal, Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';

/**
 * A new entry at the end of a list: a person of the team, an event.
 * @param kind kind of the entries, as in the schema of the list
 * @param name name of the new entry: words, or a name with hyphens
 * @param listId the list, if the site has several
 */
export function newEntry(
  kind: string,
  name: string,
  site: ScaffoldSite,
  listId?: string,
): Scaffold | Refusal {
  const lists = entryLists(kind, site);
  if (lists.length === 0) return { refused: `No page of this site has a list of this kind: ${kind}.` };
  const list = listId === undefined && lists.length === 1 ? lists[0] : lists.find(({ id }) => id === listId);
  if (!list) {
    const problem = listId === undefined ? `There are ${lists.length} lists` : `There is no list "${listId}"`;
    const calls = lists.map(({ id, length }) => `  --in ${id}   (${length} so far)`);
    return { refused: `${problem}. Choose one:\n${calls.join('\n')}` };
  }
  const { file, path, schema } = list;
  const items = { node: schema.node.items!, base: schema.base };
  const example = (schema.node.examples?.[0] as unknown[] | undefined)?.[0];
  const entry = withName(
    smallestValue(site.set, items, example),
    /^[a-z0-9-]+$/.test(name) ? nameToTitle(name) : name,
  );
  const edited = appendItem(file.text, path, entry);
  if ('refused' in edited) return { refused: `${file.path}: ${edited.refused}` };
  return {
    files: [{ path: file.path, text: applyEdits(file.text, edited.edits), isEdited: true }],
    next: [
      `Open ${file.path}: the new entry is the last of "${String(path.at(-1))}".`,
      'Run `npm run validate`: it names every text that is still a placeholder.',
      ...(isDraft((readJson(file).data ?? {}) as JsonObject)
        ? []
        : [
            `An entry can’t be a draft: until its placeholders are replaced, check and build refuse ${file.path}.`,
          ]),
    ],
  };
}

/** Writes the name into the key of the entry that holds a name. */
function withName(entry: unknown, name: string): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const key = ['name', 'title', 'question', 'caption'].find((each) => each in entry);
  return key ? { ...(entry as JsonObject), [key]: name } : entry;
}
