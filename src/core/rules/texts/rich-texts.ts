import { createDiagnostic, type FileRule } from '../rule.ts';

/** Rich text has only allowed tags, attributes and addresses, closes its tags, and its headings are headings. */
export const richTexts: FileRule = function* (page) {
  for (const place of page.diagnostics) {
    const { code, message, hint } = place.diagnostic;
    yield createDiagnostic(page, place, {
      code: code ?? 'rich-text',
      severity: code ? 'warning' : 'error',
      message,
      hint,
    });
  }
};
