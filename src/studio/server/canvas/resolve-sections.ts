import type { JsonObject, ProjectFile, ResolvedPage, ResolvedSection, ValidPage } from 'pagewright/content';
import { fitsSchema, type FormTexts, type LoadedSite } from 'pagewright/editor';
import { readJson } from 'pagewright/json';
import type { SchemaSet } from 'pagewright/schema';
import type { CurrentContent } from '../content.ts';
import { filledSections, type PageSource } from '../pages/page-source.ts';

/** A section as the renderer receives it, or the reason why it can't be shown. */
export type ResolvedPiece =
  | {
      section: ResolvedSection;
      types: string[];
      forms: string[];
      /** Changes with the section. */ key: string;
    }
  | { problem: string; key: string };

/** A page for the canvas, resolved section by section, so that an edit resolves only one of them again. */
export interface ResolvedPieces {
  /** The page without sections. */
  head: ResolvedPage;
  pieces: ResolvedPiece[];
  /** The current forms on the page. */
  forms: FormTexts;
}

/** Resolves a page section by section, so that an error in one section does not affect the others. */
export async function resolvePieces(
  page: PageSource,
  { set, content, getForm }: CurrentContent,
): Promise<ResolvedPieces> {
  const head = await resolveHead(page, content);
  const { template } = page.data;
  const sections = filledSections(page);
  const pieces =
    template === undefined
      ? await Promise.all(sections.map((section) => resolvePiece(page, section, set, content)))
      : await templatePieces(page, set, content);
  const ids = pieces.flatMap((piece) => ('forms' in piece ? piece.forms : []));
  const forms = validForms(ids, set, getForm);
  return { head, forms, pieces: ids.length > 0 ? pieces.map((piece) => withForms(piece, forms)) : pieces };
}

/** The current texts of forms that are valid. */
export function validForms(
  ids: readonly string[],
  set: SchemaSet,
  getForm: CurrentContent['getForm'],
): FormTexts {
  const texts = [...new Set(ids)].map((id) => [id, getForm(id)] as const);
  return new Map(
    texts.flatMap(([id, file]) => (file && isValid(file, set) ? [[id, file.text] as const] : [])),
  );
}

function isValid(file: ProjectFile, set: SchemaSet): boolean {
  const { data, diagnostics } = readJson(file);
  return diagnostics.length === 0 && (set.validators.form?.(data) ?? false);
}

/** The markup of a section depends on its form. */
function withForms(piece: ResolvedPiece, texts: FormTexts): ResolvedPiece {
  if (!('forms' in piece) || piece.forms.length === 0) return piece;
  return { ...piece, key: [piece.key, ...piece.forms.map((id) => texts.get(id))].join('\n') };
}

async function templatePieces(
  page: PageSource,
  set: SchemaSet,
  content: LoadedSite,
): Promise<ResolvedPiece[]> {
  const { template } = page.data;
  const key = JSON.stringify(template);
  if (!fitsSchema(set, { template })) return [{ problem: INVALID, key }];
  try {
    const resolvedPage = await resolveData(page, { ...headTexts(page), template }, content);
    const { types, forms } = resolvedPage;
    return resolvedPage.sections.map((section) => ({
      section,
      types,
      forms,
      key: JSON.stringify(section),
    }));
  } catch (error) {
    return [{ problem: error instanceof Error ? error.message : String(error), key }];
  }
}

async function resolvePiece(
  page: PageSource,
  section: unknown,
  set: SchemaSet,
  content: LoadedSite,
): Promise<ResolvedPiece> {
  if (typeof section !== 'object' || section === null) return resolveOne(page, section, set, content);
  const cache = caches.get(content) ?? new WeakMap<object, Promise<ResolvedPiece>>();
  caches.set(content, cache);
  const piece = cache.get(section) ?? resolveOne(page, section, set, content);
  cache.set(section, piece);
  return piece;
}

/** Results by section, used while the surrounding content is unchanged. Two pages never share an object. */
const caches = new WeakMap<LoadedSite, WeakMap<object, Promise<ResolvedPiece>>>();

async function resolveOne(
  page: PageSource,
  section: unknown,
  set: SchemaSet,
  content: LoadedSite,
): Promise<ResolvedPiece> {
  const key = JSON.stringify(section) ?? '';
  if (!fitsSchema(set, { sections: [section] })) return { problem: INVALID, key };
  try {
    const resolvedPage = await resolveData(page, { ...headTexts(page), sections: [section] }, content);
    const [resolved] = resolvedPage.sections;
    if (!resolved) return { problem: 'The dates of this section hide it at this moment.', key };
    const missingForm = resolvedPage.forms.find(
      (form) => !content.validation.forms.some(({ id }) => id === form),
    );
    if (missingForm !== undefined)
      return { problem: `The form "${missingForm}" is missing or has errors.`, key };
    return {
      section: resolved,
      types: resolvedPage.types,
      forms: resolvedPage.forms,
      key: JSON.stringify(resolved),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), key };
  }
}

const INVALID = 'This section appears again when its values are valid.';

/** @throws if the head can't be resolved even without its own keys */
async function resolveHead(page: PageSource, content: LoadedSite): Promise<ResolvedPage> {
  return resolveData(page, { ...headTexts(page), sections: [] }, content);
}

/** Resolves a page with other data. @throws if a part can't be resolved */
export function resolveData(page: PageSource, data: JsonObject, content: LoadedSite): Promise<ResolvedPage> {
  const { route, file, source } = page;
  return content.page({ route, file, source, data: data as ValidPage['data'] });
}

/** Title and description. The canvas shows neither the tile nor the dialog, which would cover the page. */
function headTexts({ data, file }: PageSource): JsonObject {
  const text = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
  return { title: text(data['title'], file), description: text(data['description'], '') };
}
