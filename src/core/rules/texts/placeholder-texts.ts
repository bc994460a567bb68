import type { Diagnostic } from '../../diagnostic.ts';
import { placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { firstValue, schemaAt } from '../../schema/schema-lookup.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { FileReferences } from '../references.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';
import { placeholderReport } from './placeholder-report.ts';
import { markedTexts, quoteShortened } from './marked-texts.ts';

/** Reports placeholder texts that `npm run new` has written. */
export const placeholderTexts: FileRule = function* (file) {
  for (const { path, text } of markedTexts(file)) yield inText(file, path, text);
};

function inText(references: FileReferences, path: JsonPath, text: string): Diagnostic {
  const { source, set, kind, data } = references;
  const { offset = 0, length = 0 } = placeholderIn(text) ?? {};
  return createDiagnostic(
    references,
    { path: [...path], offset, length },
    placeholderReport(
      { file: source.file, kind, data },
      {
        message: `The text is still a placeholder: ${quoteShortened(text.slice(offset, offset + length))}`,
        hint: describeWanted(schemaAt(set, kind, data, path)),
      },
    ),
  );
}

/** The description in the schema of the value: it says what to write. */
export function describeWanted(nodes: SchemaNode[]): string {
  const description = firstValue(nodes, 'description');
  if (description === undefined) return 'Write what belongs here.';
  const example = firstValue(nodes, 'examples')?.[0];
  const words = `${firstValue(nodes, 'title') ?? 'Text'}: ${description}`;
  return typeof example === 'string' ? `${words} For example: ${quoteShortened(example)}` : words;
}
