import { createDiagnostic, type FileRule } from '../rule.ts';

/** Rich text has only allowed tags, attributes and addresses, and closes its tags. */
export const richTexts: FileRule = function* (page) {
  for (const place of page.diagnostics) {
    yield createDiagnostic(page, place, {
      code: 'rich-text',
      message: place.diagnostic.message,
      hint: place.diagnostic.hint,
    });
  }
};
