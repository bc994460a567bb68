import { placeholderIn } from '../../content/placeholder.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { firstValue, schemaAt } from '../../schema/schema-lookup.ts';
import { quote } from '../../schema/message-parts.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';
import { findTexts } from './marked-texts.ts';
import { placeholderReport } from './placeholder-report.ts';
import { describeWanted } from './placeholder-texts.ts';

/** Reports days, times and other draft values, which `npm run new` writes where no placeholder is valid. */
export const draftedTexts: FileRule = function* (file) {
  const { source, set, kind, data } = file;
  const drafts = draftsIn(set);
  // Searches for drafts without their quotes: a file has many quotes, which would make the search four times
  // as slow.
  if (!drafts.some((draft) => source.text.includes(draft))) return;
  for (const { path, text } of findTexts(data, (each) => drafts.includes(each) && !placeholderIn(each))) {
    const nodes = schemaAt(set, kind, data, path);
    if (firstValue(nodes, 'draft') !== text) continue;
    yield createDiagnostic(
      file,
      { path: [...path] },
      placeholderReport(
        { file: source.file, kind, data },
        { message: `${quote(text)} is a sample text.`, hint: describeWanted(nodes) },
      ),
    );
  }
};

const draftsBySet = new WeakMap<SchemaSet, string[]>();

/** The `draft` values of schemas, written where no placeholder is valid. */
function draftsIn(set: SchemaSet): string[] {
  const drafts = draftsBySet.get(set) ?? [
    ...new Set(
      [...set.documents.values()].flatMap(({ text }) =>
        [...text.matchAll(/"draft": "([^"\\]+)"/g)].map(([, draft = '']) => draft),
      ),
    ),
  ];
  draftsBySet.set(set, drafts);
  return drafts;
}
