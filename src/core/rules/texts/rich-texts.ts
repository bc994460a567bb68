import { createDiagnostic, type FileRule } from '../rule.ts';

/** Reports forbidden tags, attributes and addresses in rich text, unclosed tags, and text that imitates headings. */
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
