import { placeholderIn } from '../../content/placeholder.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { first, schemaAt } from '../../schema/schema-lookup.ts';
import { quote } from '../../schema/value-words.ts';
import { fault, type FileRule } from '../rule.ts';
import { textsIn, whatToWrite } from './marked-texts.ts';

/** What `npm run new` has written where no placeholder can stand, such as a day: the schema calls it a draft. */
export const draftedTexts: FileRule = function* (file) {
  const { source, set, kind, data } = file;
  const drafts = draftsIn(set);
  if (![...drafts].some((draft) => source.text.includes(draft))) return;
  for (const { path, text } of textsIn(data, (each) => drafts.has(each) && !placeholderIn(each))) {
    const nodes = schemaAt(set, kind, data, path);
    if (first(nodes, 'draft') !== text) continue;
    yield fault(
      file,
      { path: [...path] },
      {
        code: 'placeholder',
        severity: 'warning',
        message: `${quote(text)} stands here until you write your own.`,
        hint: whatToWrite(nodes),
      },
    );
  }
};

const known = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** The drafts of all schemas, looked for once for each set. */
function draftsIn(set: SchemaSet): ReadonlySet<string> {
  const found =
    known.get(set) ??
    new Set(
      [...set.documents.values()].flatMap(({ source }) =>
        [...source.text.matchAll(/"draft": "([^"\\]+)"/g)].map(([, draft]) => draft!),
      ),
    );
  known.set(set, found);
  return found;
}
