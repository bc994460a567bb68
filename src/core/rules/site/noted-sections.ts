import { formatCount } from '../../schema/message-parts.ts';
import { createDiagnostic, type FileRule } from '../rule.ts';
import { translatedHint } from './languages.ts';

/**
 * Reports translations whose list of versions does not have one version for each section: later sections would be
 * compared with the wrong ones.
 */
export const notedSections: FileRule = function* (page) {
  const { translated, sections } = page.data as Partial<Record<string, { sections?: unknown }>>;
  const noted = translated?.sections;
  if (!page.valid || !Array.isArray(noted) || !Array.isArray(sections)) return;
  if (noted.length === sections.length) return;
  yield createDiagnostic(
    page,
    { path: ['translated', 'sections'] },
    {
      code: 'missing-version',
      severity: 'warning',
      what: 'key',
      message: `"translated" notes versions of ${formatCount(noted.length, 'section', 'sections')}; this page has ${sections.length}.`,
      hint: translatedHint(page.source.file),
    },
  );
};
