import { existsSync } from 'node:fs';
import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import { FOCUS_CODE } from '../../../core/content/section-code.ts';
import type { JsonObject, ValidPage } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { JsonPath } from '../../../core/json/json-source.ts';
import { BROKEN_SECTION } from '../../../core/page/preview.ts';
import type { DiagnosticSection, PreviewDiagnostic } from '../../../core/page/preview.ts';
import { toAbsolutePath, sectionFile } from '../../code/code-places.ts';
import type { LoadedSite } from '../../load-site.ts';
import type { Roots } from '../../roots.ts';
import type { PageDraft } from './draft-page.ts';
import { diagnosticBox, isMark } from './mark-diagnostics.ts';

/** The site around a page in the preview. */
export interface Surroundings {
  roots: Roots;
  content: LoadedSite;
  diagnostic: (diagnostic: Diagnostic) => PreviewDiagnostic;
}

/**
 * A draft as the browser receives it. Each section is resolved separately: one that can't be resolved, or
 * lacks its code or form, becomes a box with the reason.
 */
export async function resolveDraft(
  draft: PageDraft,
  route: string,
  surroundings: Surroundings,
): Promise<ResolvedPage> {
  const attempt = (data: JsonObject, at: JsonPath) =>
    resolvePart(draft, { route, data: { ...draft.head, ...data } }, at, surroundings);
  const head = await attempt({}, []);
  const pieces: Piece[] = [...draft.above, ...(isMark(head) ? [head] : [])];
  for (const [index, { mark, section }] of draft.sections.entries()) {
    if (mark) pieces.push(mark);
    if (section === undefined) continue;
    const piece = await attempt({ sections: [section] }, ['sections', index]);
    // A section that is already marked has a box with the reason before it.
    if (!isMark(piece) || !mark) pieces.push(piece);
  }
  if (draft.template) pieces.push(await attempt({ template: draft.template }, ['template']));
  return joinPieces(route, draft, isMark(head) ? undefined : head, pieces);
}

type Piece = ResolvedPage | DiagnosticSection;

/**
 * Resolves a page, or a part of one, for the browser; if that fails, the result is a box.
 * @param at path of the part in the file, for the box
 */
export async function resolvePart(
  { source }: Pick<PageDraft, 'source'>,
  { route, data }: { route: string; data: JsonObject },
  at: JsonPath,
  { roots, content, diagnostic }: Surroundings,
): Promise<Piece> {
  const refuse = (title: string, message: string, hint: string) => {
    const place = source.locate(at, 'value');
    const severity = 'error' as const;
    return diagnosticBox(title, [
      diagnostic({ file: source.file, ...place, severity, code: 'not-rendered', message, hint }),
    ]);
  };
  try {
    const page = await content.page({ route, data: data as ValidPage['data'], file: source.file, source });
    const formDiagnostics = page.forms.flatMap((id) => diagnosticsOfForm(content, id));
    if (formDiagnostics.length > 0)
      return diagnosticBox(
        'The form can’t be shown until its own file is right',
        formDiagnostics.map(diagnostic),
      );
    const formIds = content.validation.forms.map(({ id }) => id);
    const missingForm = page.forms.find((id) => !formIds.includes(id));
    if (missingForm !== undefined)
      return refuse(
        'The form is not there',
        `There is no form "${missingForm}".`,
        `There are: ${formIds.join(', ')}.`,
      );
    const typeWithoutCode = page.types.find(
      (type) => type !== BROKEN_SECTION && type !== FOCUS_CODE && !hasCode(roots, type),
    );
    if (typeWithoutCode === undefined) return page;
    const file = sectionFile(roots, typeWithoutCode);
    const noComponent = `The section type "${typeWithoutCode}" has a schema, and no component that renders it.`;
    return refuse('The section has no code yet', noComponent, `Write ${file}.`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refuse('This can’t be rendered', message, 'The other diagnostics of the content may show why.');
  }
}

/** The errors of a form that the page uses: a form with an invalid definition has no code. */
function diagnosticsOfForm({ diagnostics }: LoadedSite, id: string): Diagnostic[] {
  return diagnostics.filter(
    ({ severity, file }) => severity === 'error' && file.endsWith(`/_forms/${id}.json`),
  );
}

/** Joins separately resolved parts into one page. */
function joinPieces(
  route: string,
  { head }: PageDraft,
  headPage: ResolvedPage | undefined,
  pieces: readonly Piece[],
): ResolvedPage {
  const sections = pieces.flatMap((piece) => (isMark(piece) ? [piece] : piece.sections));
  const pages = pieces.filter((piece): piece is ResolvedPage => !isMark(piece));
  const collectAll = (pick: (page: ResolvedPage) => string[], extraNames: readonly string[] = []) =>
    [...new Set([...pages.flatMap(pick), ...extraNames])].sort();
  return {
    route,
    title: head.title,
    description: head.description,
    canonical: route,
    noindex: false,
    ...headPage,
    trail: collectAll(({ trail }) => trail),
    sections,
    types: collectAll(({ types }) => types, [BROKEN_SECTION]),
    forms: collectAll(({ forms }) => forms, headPage?.forms),
  };
}

function hasCode(roots: Roots, code: string): boolean {
  return existsSync(toAbsolutePath(roots, sectionFile(roots, code)));
}
