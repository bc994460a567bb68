import { replaceInText } from '../edits/json-edits.ts';
import type { Edited } from '../edits/text-edit.ts';
import { locateUse, type Use } from '../references/uses.ts';
import { resolvePath } from '../../core/rules/references.ts';
import type { PlannedChange } from './plan.ts';
import { findValueAt } from '../../core/json/data-path.ts';

/**
 * Replaces a reference, or the beginning of it.
 * @param from the current text, or its beginning, such as the page of an address with an anchor
 */
export function rewriteUse(use: Use, from: string, to: string): PlannedChange {
  const { place, in: file } = use;
  const { references } = file;
  const path = resolvePath(references, place);
  const offset = place.offset ?? 0;
  const value = findValueAt(references.data, path);
  const isThere = typeof value === 'string' && value.startsWith(from, offset);
  const rest = use.written.startsWith(from) ? use.written.slice(from.length) : '';
  const refused: Edited = {
    refused: `"${from}" can’t be replaced here automatically: change it by hand first.`,
  };
  return {
    file: file.file,
    at: locateUse(use),
    description: `${use.written} → ${to}${rest}`,
    edit: (text) => (isThere ? replaceInText(text, path, offset, from.length, to) : refused),
  };
}
