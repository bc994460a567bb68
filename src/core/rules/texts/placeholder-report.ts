import { isDraft, mayBeDraft } from '../../content/dates/showing.ts';
import type { JsonObject } from '../../content/valid-page.ts';
import type { FileKind } from '../references.ts';
import type { RuleReport } from '../rule.ts';

/**
 * The diagnostic of a placeholder: a warning in a draft, which only editors see; an error in visible content.
 * @param file path of its file
 */
export function placeholderReport(
  { file, kind, data }: { file: string; kind: FileKind; data: JsonObject },
  { message, hint }: { message: string; hint: string },
): RuleReport {
  if (isDraft(data)) return { code: 'placeholder', severity: 'warning', message, hint };
  const draftHint = kind === 'page' && mayBeDraft(file) ? ` ${WHILE_WRITTEN}` : '';
  return { code: 'placeholder', severity: 'error', message, hint: hint + draftHint };
}

const WHILE_WRITTEN = 'A page that is still being written says "draft": true.';
