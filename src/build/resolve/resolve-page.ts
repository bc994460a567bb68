import { visitParts, mapParts } from '../../core/schema/walk-content.ts';
import type { Part } from '../../core/schema/walk-content.ts';
import type { ResolvedDialog, ResolvedPage } from '../../core/content/resolved-page.ts';
import type { ResolvedSection } from '../../core/content/resolved.ts';
import { parseRichText } from '../../core/rich-text/rich-text.ts';
import type { JsonObject, ValidPage } from '../../core/validate.ts';
import type { MediaResolver, ResolveContext, ResolvedCollections } from './context.ts';

/**
 * A page as the browser receives it: its template expanded, collections filled in, rich text as a sanitised tree,
 * media with their sizes and addresses. The page must have passed validation.
 * @throws when a file that the page refers to can't be read
 */
export async function resolvePage(page: ValidPage, context: ResolveContext): Promise<ResolvedPage> {
  const written = { ...page.data, sections: sectionsOf(page, context) };
  const data = (await resolveParts('page', written, context)) as WrittenPage;
  return {
    route: page.route,
    title: data.title,
    description: data.description,
    canonical: data.seo?.canonical ?? page.route,
    noindex: data.seo?.noindex ?? false,
    trail: trailOf(data.sections),
    sections: data.sections,
    ...(data.dialog && { dialog: dialogOf(data.dialog) }),
    types: [...typesIn(data.sections)].sort(),
    forms: formsIn(written, context),
  };
}

/** Replaces every part of the data (see schemas/parts.schema.json) by what the browser needs of it. */
export async function resolveParts(root: string, data: JsonObject, context: PartsContext): Promise<unknown> {
  const media = await loadMedia(root, data, context);
  return mapParts(context.set, root, data, (part) => {
    if (part.part === 'richText') return parseRichText(String(part.value)).nodes;
    if (part.part === 'formId') return context.forms.get(String(part.value));
    if (part.part === 'collection') return collectionOf(part.value as WrittenCollection, context.collections);
    return media.get(keyOf(part));
  });
}

export type PartsContext = Pick<ResolveContext, 'set' | 'media' | 'forms' | 'collections'>;

interface WrittenPage {
  title: string;
  description: string;
  seo?: { noindex?: boolean; canonical?: string };
  dialog?: ResolvedDialog & { overlay?: boolean };
  sections: ResolvedSection[];
}

interface WrittenCollection {
  collection: 'services' | 'papers' | 'issues' | 'paper-index' | 'paper-context' | 'board';
  volume?: number;
  issue?: number;
  by?: 'author' | 'subject';
  of?: string;
}

function sectionsOf(page: ValidPage, { expandTemplate, site }: ResolveContext): unknown {
  const template = page.data['template'] as JsonObject | undefined;
  if (!template) return page.data['sections'];
  const sections = expandTemplate(template, { ...page.data, route: page.route }, site);
  if (!sections)
    throw new Error(
      `${page.file} asks for the template "${String(template['type'])}", which src/templates does not hold.`,
    );
  return sections;
}

function dialogOf({ title, text, note, form }: ResolvedDialog): ResolvedDialog {
  return { title, ...(text && { text }), ...(note && { note }), form };
}

/** The media of the data, each resolved, by the key of its part. */
async function loadMedia(
  root: string,
  data: JsonObject,
  context: PartsContext,
): Promise<Map<string, unknown>> {
  const found = new Map<string, Promise<unknown>>();
  visitParts(context.set, root, data, (part, _heading, value) => {
    const work = resolveMedia(part, value, context.media);
    if (work) found.set(keyOf({ part, value }), work);
  });
  const resolved = new Map<string, unknown>();
  for (const [key, work] of found) resolved.set(key, await work);
  return resolved;
}

function resolveMedia(part: string, value: unknown, media: MediaResolver): Promise<unknown> | undefined {
  if (part === 'image') return media.image(value as { src: string; alt: string });
  if (part === 'film') return media.film(value as { src: string; label: string });
  if (part === 'download') return media.download(String(value));
  return undefined;
}

function keyOf({ part, value }: Pick<Part, 'part' | 'value'>): string {
  return `${part} ${JSON.stringify(value)}`;
}

function collectionOf(written: WrittenCollection, all: ResolvedCollections): unknown {
  const { collection, volume, issue } = written;
  const isAsked = (each: { volume: number; issue: number }) =>
    (volume ?? each.volume) === each.volume && (issue ?? each.issue) === each.issue;
  if (collection === 'papers') return all.papers.filter(isAsked);
  if (collection === 'issues') return all.issues.filter(isAsked);
  if (collection === 'paper-index') return all.index[written.by ?? 'author'];
  if (collection === 'paper-context') return all.aroundPaper(written.of ?? '');
  return all[collection];
}

/** The routes of a page's breadcrumbs: the pages above it. */
function trailOf(sections: ResolvedSection[]): string[] {
  const crumbs = sections.flatMap((section) =>
    Array.isArray(section['crumbs']) ? (section['crumbs'] as unknown[]) : [],
  );
  return crumbs.flatMap((crumb) => {
    const to = (crumb as { to?: unknown }).to;
    return typeof to === 'string' && to !== '/' ? [to] : [];
  });
}

/** The forms that a page names, in its sections and in its dialog. */
function formsIn(written: JsonObject, { set }: ResolveContext): string[] {
  const found = new Set<string>();
  visitParts(set, 'page', written, (part, _heading, value) => {
    if (part === 'formId') found.add(String(value));
  });
  return [...found].sort();
}

/** The types of the sections, those of sections that stand inside others included. */
function typesIn(sections: ResolvedSection[], found = new Set<string>()): Set<string> {
  for (const section of sections) {
    found.add(section.type);
    for (const nested of nestedSections(section)) typesIn(nested, found);
  }
  return found;
}

/** The lists called `sections` anywhere inside a value: in the panels of tabs, for instance. */
function nestedSections(value: unknown): ResolvedSection[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sections' && Array.isArray(inner) ? [inner as ResolvedSection[]] : nestedSections(inner),
  );
}
