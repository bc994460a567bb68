import { readJson } from '../../src/core/json/json-source.ts';
import type { PlacedNode, SchemaNode } from '../../src/core/schema/schema-node.ts';
import { smallestValue } from '../../src/tools/scaffold/smallest-value.ts';
import { mergedSchemaAt } from '../../src/tools/scaffold/entry-lists.ts';
import type { ScaffoldSite } from '../../src/tools/scaffold/scaffold-site.ts';

type Entry = Record<string, unknown>;

/**
 * Edits every list of objects on all pages and in the site's file as editors do: renames the first entry,
 * removes the second, and adds one at the end, within the schema's limits.
 * @param write writes a changed file
 * @returns the edited lists: file and path
 */
export async function editLists(
  { files, set }: ScaffoldSite,
  write: (file: string, text: string) => Promise<void>,
): Promise<string[]> {
  const edited: string[] = [];
  for (const file of files) {
    const { data } = readJson(file);
    const kind = file.path.endsWith('/_site.json') ? 'site' : 'page';
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (typeof value !== 'object' || value === null || settings.has(path[0])) return;
      const list = Array.isArray(value)
        ? mergedSchemaAt(set, kind, data, path, ({ type, items }) => type === 'array' && items !== undefined)
        : undefined;
      const children = Object.entries(value);
      for (const [key, child] of children) visit(child, [...path, Array.isArray(value) ? Number(key) : key]);
      if (!list || !isOfEntries(set, list)) return;
      const entries = value as Entry[];
      edit(entries, list, (example) => smallestValue(set, toItems(list), example, entries.length + 1));
      // A link target has a unique name, and a navigation never has two links to one place.
      const added = entries.at(-1);
      const place = `another-place-${edited.length}`;
      if (typeof added?.['id'] === 'string') added['id'] = place;
      if (kind === 'site' && added?.['to'] === '/') added['to'] = `https://example.org/${place}`;
      // A text has one translation for each language, and a named file must exist.
      if (typeof added?.['language'] === 'string') added['language'] = 'la';
      // An author has each role once.
      if (added?.['role'] !== undefined && entries.slice(0, -1).some(({ role }) => role === added['role']))
        entries.pop();
      // A note refers to words of the paragraph.
      if (typeof added?.['words'] === 'string') added['words'] = entries[0]!['words'];
      if (typeof added?.['file'] === 'string' && entries[0] !== added) added['file'] = entries[0]!['file'];
      edited.push(`${file.path} ${path.join('.')}`);
    };
    visit(data, []);
    await write(file.path, JSON.stringify(data, null, 2));
  }
  return edited;
}

/** Lists of settings: each entry refers to something defined elsewhere. */
const settings = new Set<unknown>(['theme', 'counts', 'budgets']);

function toItems({ node, base }: PlacedNode): PlacedNode {
  return { node: node.items!, base };
}

/** Sections are blocks of a page, of many types; entries are objects of one type. */
function isOfEntries(set: ScaffoldSite['set'], list: PlacedNode): boolean {
  const { properties, oneOf } = set.follow(toItems(list)).at(-1)!.node;
  return properties !== undefined && oneOf === undefined;
}

function edit(list: Entry[], { node }: PlacedNode, draft: (example: unknown) => unknown): void {
  const {
    minItems = 0,
    maxItems = Infinity,
    examples = [],
  } = node as SchemaNode & Partial<Record<string, number>>;
  const [first, second] = list;
  const name = first && ['name', 'title', 'label', 'caption'].find((key) => typeof first[key] === 'string');
  if (name) first[name] = `${String(first[name]).slice(0, 20).trim()} anew`;
  if (second && list.length > Number(minItems)) list.splice(1, 1);
  if (list.length >= Number(maxItems)) return;
  list.push(draft((examples[0] as unknown[] | undefined)?.[0]) as Entry);
}
