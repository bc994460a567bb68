import type { Diagnostic } from '../../diagnostic.ts';
import { placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath } from '../../json/json-source.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { first, schemaAt } from '../../schema/schema-lookup.ts';
import { quote } from '../../schema/value-words.ts';
import type { References } from '../references.ts';
import { fault, type FileRule } from '../rule.ts';
import { textsOf, type MarkedText } from './marked-texts.ts';
import { whatToWrite } from './what-to-write.ts';

/** Days and the like that `npm run new` has put in, where no placeholder can stand. */
export const draftTexts: FileRule = function* (file) {
  const { set } = file;
  const drafts = draftsOf.get(set) ?? draftsIn(set);
  draftsOf.set(set, drafts);
  for (const { path, text } of draftedTexts(file, drafts)) yield drafted(file, path, text);
};

/** Found once for each set of schemas. */
const draftsOf = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** What schemas say that is written where no placeholder can stand. */
function draftsIn(set: SchemaSet): Set<string> {
  const found = new Set<string>();
  for (const { source } of set.documents.values())
    for (const [, draft] of source.text.matchAll(/"draft": "([^"\\]+)"/g)) found.add(draft!);
  return found;
}

function draftedTexts({ source, set, kind, data }: References, drafts: ReadonlySet<string>): MarkedText[] {
  if (![...drafts].some((draft) => source.text.includes(`"${draft}"`))) return [];
  return textsOf(data, (text) => drafts.has(text) && !placeholderIn(text)).filter(
    ({ path, text }) => first(schemaAt(set, kind, data, path), 'draft') === text,
  );
}

function drafted(references: References, path: JsonPath, text: string): Diagnostic {
  const { set, kind, data } = references;
  return fault(
    references,
    { path: [...path] },
    {
      code: 'placeholder',
      severity: 'warning',
      message: `${quote(text)} stands here until you write your own.`,
      hint: whatToWrite(schemaAt(set, kind, data, path)),
    },
  );
}
