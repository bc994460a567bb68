import type { JsonObject } from '../../core/content/valid-page.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';
import type { GivenPage } from '../../site-build/extensions/template-place.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { PLACEHOLDER, placeholderIn } from '../../core/content/placeholder.ts';
import { shortenText } from '../../core/content/shorten-text.ts';
import { mayBeDraft } from '../../core/content/dates/showing.ts';
import { toRoute } from '../../core/page/routes.ts';
import { unroutedPlace } from '../../core/page/unrouted-pages.ts';
import { addressInDevelopment } from '../../site-build/server-address.ts';
import { smallestValue, acceptsText } from './smallest-value.ts';
import { jsonText, type Refusal, type Scaffold, type ScaffoldFile } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { draftSteps } from './draft-steps.ts';
import { findTemplatePlace } from './template-places.ts';

/** The file of a new page with a head and a text. */
export function newPage(name: string, site: ScaffoldSite): Scaffold {
  const title = nameToTitle(name);
  const home = homeLabel(site.data);
  const trail = home ? { breadcrumbs: [{ label: home, to: '/' }], currentPage: title } : {};
  const head = { ...smallestContent(site, 'sections/page-head'), ...trail, title };
  return pageScaffold(name, site, { title, sections: [head, smallestContent(site, 'sections/text-block')] }, [
    'To let visitors find it, link to it: from another page, or from navigation or footer in pages-config/_site.json.',
  ]);
}

/** The file of a new service page. The services grid, the footer and the sitemap include it automatically. */
export function newService(name: string, site: ScaffoldSite): Scaffold {
  const title = nameToTitle(name);
  const page = site.set.root('page');
  const tile = page && smallestValue(site.set, { node: page.node.properties!['tile']!, base: page.base });
  const template = { ...smallestContent(site, 'templates/service'), title };
  return pageScaffold(name, site, { title, tile: { ...(tile as JsonObject), title }, template }, [
    'The services grid, the footer and the sitemap show it automatically; tile.order moves its tile.',
  ]);
}

/**
 * The files of a new page with a template. Keys that follow from its path are filled in, and required other pages are
 * added.
 * @param kind the name of the template
 * @param given known data of the page, in place of placeholders and of the sample document
 */
export async function newTemplatePage(
  kind: string,
  name: string,
  site: ScaffoldSite,
  given?: GivenPage,
): Promise<Scaffold | Refusal> {
  const place = await findTemplatePlace(kind, name, site);
  if ('refused' in place) return place;
  const { title = given?.title ?? nameToTitle(place.name), document, needs } = place;
  const placeholders = smallestContent(site, `templates/${kind}`);
  const titleSchema = site.set.root(`templates/${kind}`)?.node.properties?.['title'];
  // Checked before any file is written, because the file would be invalid.
  if (titleSchema && !acceptsText(titleSchema, title))
    return {
      refused: `"${title}" is not a valid title for a ${kind}: ${titleRequirement(titleSchema)} Choose another name.`,
    };
  const titleKey = 'title' in placeholders ? { title } : {};
  const filledTemplate = { ...placeholders, ...titleKey, ...place.template };
  const template = given ? inOrder(site, `templates/${kind}`, given.fill(filledTemplate)) : filledTemplate;
  const descriptionKey = given?.description === undefined ? {} : { description: given.description };
  const isSample = document !== undefined && !given?.document;
  const scaffold = pageScaffold(place.name, site, { title, ...descriptionKey, template }, [], isSample);
  if (document) {
    const target = `pages-config/${place.name}.${document}`;
    const sample = `schemas/samples/_media/downloads/sample.${document}`;
    scaffold.files.push({ path: target, copyOf: given?.document ?? sample });
    if (isSample) scaffold.next.unshift(`Replace ${target}, which is a sample, with the document.`);
  }
  for (const need of needs) {
    const neededPage = await newTemplatePage(need.kind, need.name, site);
    if ('refused' in neededPage) return neededPage;
    scaffold.files.push(...neededPage.files);
  }
  return scaffold;
}

/** The file of a new form; a form section or a page's dialog refers to it. */
export function newForm(name: string, site: ScaffoldSite): Scaffold {
  const schema = site.set.root('form')?.node.properties?.['schema']?.examples?.[0];
  const [firstDelivery] = (site.data['deliveries'] ?? []) as string[];
  const delivery =
    firstDelivery ?? site.forms.find((form) => typeof form['delivery'] === 'string')?.['delivery'];
  const form = {
    $schema: schemaFrom(`_forms/${name}`, 'form', site),
    ...smallestContent(site, 'form'),
    title: nameToTitle(name),
    schema,
    ...(delivery === undefined ? {} : { delivery }),
  };
  return contentScaffold(`pages-config/_forms/${name}.json`, form, [
    `Show it on a page with { "type": "form", "form": "${name}" }.`,
    'A form can’t be a draft: until its placeholders are replaced, check and build refuse it.',
  ]);
}

function titleRequirement({
  minLength = 1,
  maxLength,
}: SchemaNode & { minLength?: number; maxLength?: number }): string {
  return `it has at least ${minLength} characters${maxLength === undefined ? '' : `, and at most ${maxLength}`}.`;
}

/** help/thesis-editing → Thesis editing */
export function nameToTitle(name: string): string {
  const text = (name.split('/').at(-1) ?? name).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The file of a page, with the keys of every page.
 * @param more the next steps, one per line
 * @param hasSample whether there is a sample next to it
 */
export function pageScaffold(
  name: string,
  site: ScaffoldSite,
  { title, ...content }: { title: string } & JsonObject,
  more: string[],
  hasSample = false,
): Scaffold {
  const file = `pages-config/${name}.json`;
  const route = classifyContentFile(file) === 'unrouted' ? unroutedPlace(file).route : toRoute(file);
  const head = {
    $schema: schemaFrom(name, 'page', site),
    title: headTitle(title, name, site),
    description: `${PLACEHOLDER}: say what ${route} offers, in 50 to 170 characters for search engines.`,
  };
  const { description = head.description, ...body } = content;
  const isUnfinished =
    hasSample || placeholderIn(JSON.stringify([head.title, description, body])) !== undefined;
  const draftKey = isUnfinished && mayBeDraft(file) ? { draft: true } : {};
  const scaffold = contentScaffold(file, { ...head, description, ...draftKey, ...body }, [
    `See it at ${addressInDevelopment(site.roots)}${route}, with \`npm run dev\`.`,
    ...(isUnfinished ? draftSteps(file) : []),
    ...more,
  ]);
  return { ...scaffold, isDraft: 'draft' in draftKey };
}

/**
 * The relative path from a file below pages-config to its editor schema; the folder of schemas depends on the
 * site.
 */
function schemaFrom(name: string, kind: 'page' | 'form', { editorSchemas }: ScaffoldSite): string {
  return `${'../'.repeat(name.split('/').length)}${editorSchemas}/${kind}.json`;
}

/**
 * The title for search engines, with the site's name. If another page has this title, it contains the page's
 * whole path.
 */
function headTitle(title: string, name: string, { data, pages }: ScaffoldSite): string {
  const siteName = typeof data['name'] === 'string' ? ` | ${data['name']}` : '';
  const candidates = [title, name.replaceAll(/[/-]/g, ' '), `${title} page`].map(
    (each) => `${shortenText(each, 70 - siteName.length)}${siteName}`,
  );
  const isUnique = (each: string) =>
    each.length >= 10 && !pages.some(({ data: { title: otherTitle } }) => otherTitle === each);
  return candidates.find(isUnique) ?? candidates[0]!;
}

function contentScaffold(path: string, content: JsonObject, more: string[]): Scaffold {
  const file: ScaffoldFile = { path, text: jsonText(content) };
  return {
    files: [file],
    next: [
      `Open ${path}: the editor completes and explains every key. \`npm run validate\` names every text that is still a placeholder.`,
      ...more,
    ],
  };
}

/** The smallest content that matches a schema. */
function smallestContent({ set }: ScaffoldSite, name: string): JsonObject {
  const root = set.root(name);
  if (!root) throw new Error(`schemas/${name}.schema.json does not exist.`);
  return smallestValue(set, root) as JsonObject;
}

/** Puts the keys of values into the schema's order. */
function inOrder({ set }: ScaffoldSite, name: string, values: JsonObject): JsonObject {
  const keys = Object.keys(set.root(name)?.node.properties ?? {});
  return Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
}

/** The site's label for its home page. */
function homeLabel(data: JsonObject): string | undefined {
  const navigation = (data['navigation'] ?? []) as { label: string; to: string }[];
  return navigation.find(({ to }) => to === '/')?.label;
}
