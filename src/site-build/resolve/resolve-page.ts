import { addressIn, pageInLanguages } from '../../core/content/languages/languages.ts';
import { shownAt } from '../../core/content/dates/shown-at.ts';
import { visitParts, mapParts } from '../../core/schema/walk-content.ts';
import type { Part } from '../../core/schema/walk-content.ts';
import type { PageContent } from '../../core/content/page.gen.ts';
import type { WrittenFilm, WrittenImage } from '../../core/content/parts.gen.ts';
import type { ResolvedDialog, ResolvedPage } from '../../core/content/resolved-page.ts';
import type { EventDay, ResolvedSection, RichTextNode } from '../../core/content/resolved.ts';
import { endOfDay } from '../../core/content/dates/moments.ts';
import { codesIn } from '../../core/content/section-code.ts';
import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import { originalRoute, parseTranslation } from '../../core/page/routes.ts';
import { richTextNodes } from '../../core/rich-text/rich-text.ts';
import { withAddresses } from '../../core/rich-text/with-addresses.ts';
import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';
import type { MediaResolver, ResolveContext, ResolvedCollections } from './context.ts';
import { inLanguage } from './in-language.ts';
import { markFormInDialog, pageForms } from './page-forms.ts';

/**
 * Resolves a page for the browser: template expanded, collections filled in, rich text sanitised, media with
 * sizes and addresses. The page must be valid.
 * @throws ContentError if a file that the page refers to can't be read
 */
export async function resolvePage(page: ValidPage, siteContext: ResolveContext): Promise<ResolvedPage> {
  const { language } = parseTranslation(page.file) ?? {};
  const context = language === undefined ? siteContext : inLanguage(siteContext, language);
  const route = originalRoute(page);
  const { data: currentData } = shownAt(page.data, context.showing);
  const written = {
    ...currentData,
    sections: expandSections({ route, file: page.file, data: currentData }, context),
  };
  const formIds = formsIn(written, context);
  const forms = await pageForms(formIds, context);
  const partsContext = { ...context, forms: markFormInDialog(forms, page.data.dialog?.form) };
  const data = (await resolveParts('page', written, partsContext)) as PageContent;
  const { sections = [] } = data;
  const languages = pageInLanguages(context.languages, route);
  return {
    route: page.route,
    title: (context.titlePrefixes.get(route) ?? '') + data.title,
    description: data.description,
    canonical: data.seo?.canonical ?? page.route,
    noindex: data.seo?.noindex ?? false,
    ...(language !== undefined && { language }),
    ...(languages.length > 0 && { languages }),
    trail: breadcrumbRoutes(sections, localAddress('/', context)),
    sections,
    ...(data.dialog && { dialog: resolveDialog(data.dialog, forms) }),
    types: [...codesIn({ sections })].sort(),
    forms: formIds,
  };
}

/** Replaces every part of the data (see schemas/parts.schema.json) by its resolved value. */
export async function resolveParts(root: string, data: JsonObject, context: PartsContext): Promise<unknown> {
  const values = await lookUp(root, data, context);
  return mapParts(context.set, root, data, (part) => {
    if (part.part === 'richText') return richTextIn(String(part.value), context);
    if (part.part === 'url') return localAddress(String(part.value), context);
    if (part.part === 'eventDay') return eventDay(String(part.value), context.showing);
    if (part.part === 'formId') return context.forms.get(String(part.value));
    return needsLookUp(part.part) ? values.get(partKey(part)) : undefined;
  });
}

/** The part of the context that resolving a value needs, without its page. */
export type PartsContext = Pick<
  ResolveContext,
  'set' | 'media' | 'forms' | 'collections' | 'showing' | 'languages' | 'language'
>;

/** The target of a link: in the language of the page, if the target exists in it. */
export function localAddress(
  address: string,
  { languages, language }: Pick<PartsContext, 'languages' | 'language'>,
): string {
  return language === undefined ? address : addressIn(languages, language, address);
}

function richTextIn(text: string, context: PartsContext): RichTextNode[] {
  const nodes = richTextNodes(text);
  return context.language === undefined
    ? nodes
    : withAddresses(nodes, (address) => localAddress(address, context));
}

function eventDay(date: string, { at }: ShowingOptions): EventDay {
  return { date, isOver: endOfDay(date) <= at };
}

function expandSections(
  page: Pick<ValidPage, 'route' | 'file' | 'data'>,
  { expandTemplate, site }: ResolveContext,
): unknown {
  const template = page.data.template;
  if (!template) return page.data.sections;
  const sections = expandTemplate(template, { ...page.data, route: page.route }, site);
  if (!sections)
    throw new Error(
      `${page.file} asks for the template "${template.type}", which no component of this site renders.`,
    );
  return sections;
}

function resolveDialog(
  { title, text, note, link, form }: ResolvedDialog,
  forms: ResolveContext['forms'],
): ResolvedDialog {
  return {
    title,
    ...(text && { text }),
    ...(note && { note }),
    ...(link && { link }),
    form: forms.get(form.id) ?? form,
  };
}

/** Resolves the media and collections to which the data refer. @returns the values, by the key of their part */
async function lookUp(root: string, data: JsonObject, context: PartsContext): Promise<Map<string, unknown>> {
  const promises = new Map<string, Promise<unknown>>();
  visitParts(context.set, root, data, (part, _heading, value) => {
    if (!needsLookUp(part)) return;
    const key = partKey({ part, value });
    if (!promises.has(key)) promises.set(key, resolvePart(part, value, context));
  });
  return new Map(await Promise.all([...promises].map(async ([key, work]) => [key, await work] as const)));
}

type ExternalPart = 'image' | 'film' | 'video' | 'download' | 'collection';

/** Whether the value of a part comes from outside the page. */
function needsLookUp(part: string): part is ExternalPart {
  return ['image', 'film', 'video', 'download', 'collection'].includes(part);
}

async function resolvePart(
  part: ExternalPart,
  value: unknown,
  { media, collections }: PartsContext,
): Promise<unknown> {
  if (part === 'image') return media.image(value as WrittenImage);
  if (part === 'film' || part === 'video') return media.film(value as WrittenFilm);
  if (part === 'download') return media.download(String(value));
  return resolveCollection(value as JsonObject, collections, media);
}

function partKey({ part, value }: Pick<Part, 'part' | 'value'>): string {
  return `${part} ${JSON.stringify(value)}`;
}

/** @throws Error if no active extension has the collection */
function resolveCollection(
  request: JsonObject,
  collections: ResolvedCollections,
  media: MediaResolver,
): unknown {
  const resolve = collections.get(String(request['collection']));
  if (!resolve) throw new Error(`This site has no collection "${String(request['collection'])}".`);
  return resolve(request, media);
}

/** The routes of the pages above this one, from its breadcrumbs. */
function breadcrumbRoutes(sections: ResolvedSection[], home: string): string[] {
  const crumbs = sections.flatMap((section) =>
    Array.isArray(section['breadcrumbs']) ? (section['breadcrumbs'] as unknown[]) : [],
  );
  return crumbs.flatMap((crumb) => {
    const to = (crumb as { to?: unknown }).to;
    return typeof to === 'string' && to !== home ? [to] : [];
  });
}

/** The ids of the forms on a page, in its sections and in its dialog. */
function formsIn(written: JsonObject, { set }: ResolveContext): string[] {
  const ids = new Set<string>();
  visitParts(set, 'page', written, (part, _heading, value) => {
    if (part === 'formId') ids.add(String(value));
  });
  return [...ids].sort();
}
