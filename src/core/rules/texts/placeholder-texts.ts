import type { Diagnostic } from '../../diagnostic.ts';
import { placeholderIn } from '../../content/placeholder.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { schemaAt } from '../../schema/schema-lookup.ts';
import type { References } from '../references.ts';
import { fault, type FileRule } from '../rule.ts';
import { markedTexts, shortened } from './marked-texts.ts';
import { whatToWrite } from './what-to-write.ts';

/** Texts that `npm run new` has put in for their author to replace. */
export const placeholderTexts: FileRule = function* (file) {
  for (const { path, text } of markedTexts(file)) yield inText(file, path, text);
};

function inText(references: References, path: JsonPath, text: string): Diagnostic {
  const { set, kind, data } = references;
  const { offset = 0, length = 0 } = placeholderIn(text) ?? {};
  return fault(
    references,
    { path: [...path], offset, length },
    {
      code: 'placeholder',
      severity: 'warning',
      message: `The text is still a placeholder: ${shortened(text.slice(offset, offset + length))}`,
      hint: whatToWrite(schemaAt(set, kind, data, path)),
    },
  );
}
