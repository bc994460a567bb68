import type { Diagnostic } from '../diagnostic.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { linkWords } from './links/link-words.ts';
import { altTexts } from './media/alt-texts.ts';
import type { FileKind } from './references.ts';
import type { FileRule, ReadFile } from './rule.ts';
import { schemaPath } from './site/schema-path.ts';
import { draftedTexts } from './texts/drafted-texts.ts';
import { invisibleCharacters } from './texts/invisible-characters.ts';
import { mayHaveTextFaults } from './texts/may-have-text-faults.ts';
import { placeholderTexts } from './texts/placeholder-texts.ts';
import { richTexts } from './texts/rich-texts.ts';
import { texts } from './texts/texts.ts';

const RULES: Record<FileKind, readonly FileRule[]> = {
  page: [richTexts, linkWords, schemaPath, altTexts, ids, headings, draftedTexts],
  site: [linkWords, schemaPath, draftedTexts],
  form: [schemaPath, draftedTexts],
  redirects: [schemaPath],
};

const TEXT_RULES: readonly FileRule[] = [invisibleCharacters, texts, placeholderTexts];

/** Checks what no schema can say of a file, and what follows from that file alone. */
export function runFileRules(file: ReadFile): Diagnostic[] {
  const rules = mayHaveTextFaults(file) ? [...RULES[file.kind], ...TEXT_RULES] : RULES[file.kind];
  return rules.flatMap((rule) => [...rule(file)]);
}
