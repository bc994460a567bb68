import type { ResolvedPage } from 'pagewright/content';
import { fitsSchema, type FormTexts } from 'pagewright/editor';
import { resolveData, resolvePieces, validForms } from '../canvas/resolve-sections.ts';
import type { CurrentContent } from '../content.ts';
import type { PageSource } from '../pages/page-source.ts';

/** A page with unsaved changes as the build would resolve it, and its forms. Sections with errors are missing. */
export async function resolveVisitorPage(
  source: PageSource,
  now: CurrentContent,
): Promise<{ page: ResolvedPage; forms: FormTexts }> {
  const page = await resolvePage(source, now);
  return { page, forms: validForms(page.forms, now.set, now.getForm) };
}

async function resolvePage(page: PageSource, now: CurrentContent): Promise<ResolvedPage> {
  if (fitsSchema(now.set, page.data)) {
    // An error that no schema finds, such as a missing picture, concerns only its section.
    const whole = await resolveData(page, page.data, now.content).catch(() => undefined);
    if (whole) return whole;
  }
  const { head, pieces } = await resolvePieces(page, now);
  const valid = pieces.filter((piece) => 'section' in piece);
  return {
    ...head,
    sections: valid.map(({ section }) => section),
    types: [...new Set(valid.flatMap(({ types }) => types))],
    forms: [...new Set(valid.flatMap(({ forms }) => forms))],
  };
}
