import { templateFolder } from '../../site-build/code/code-places.ts';
import type { GivenPage } from '../../site-build/extensions/template-place.ts';
import { missingRequiredKey } from '../../core/rules/site/required-keys.ts';
import { findSectionByAlias } from '../../core/schema/other-names.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import { newForm, newPage, newService, newTemplatePage } from './pages-and-forms.ts';
import { entryKinds } from './entry-lists.ts';
import { newEntry } from './entry.ts';
import type { Refusal, Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { newSection } from './section.ts';
import { isSitePage, newSitePage } from './site-pages.ts';
import { newTemplate } from './template.ts';
import { newTranslation } from './translation.ts';
import { newWidget } from './widget.ts';

/** A request to create something. */
export interface ScaffoldRequest {
  kind: string;
  name: string;
  /** The list for a new entry, if the site has several. */
  list?: string | undefined;
  /** The language of a translation. */
  language?: string | undefined;
  /** Known data of a page with a template. */
  given?: GivenPage | undefined;
}

type CreateFiles = (name: string, site: ScaffoldSite) => Scaffold | Refusal;

const basicKinds = new Map<string, CreateFiles>([
  ['page', newPage],
  ['service', newService],
  ['form', newForm],
  ['section', newSection],
  ['template', newTemplate],
  ['widget', newWidget],
]);

/** The kind for a page in another language: only this kind needs an original, and two arguments. */
const TRANSLATION = 'translation';

/** Whether a kind consists of schemas and code, so that types must be generated for it. */
export function isCodeKind(kind: string): boolean {
  return ['section', 'template', 'widget'].includes(kind);
}

/**
 * All kinds: pages and forms; parts of the engine (section types, templates, form controls); a page for each
 * template that the site can render; and an entry for each kind of list in the schemas.
 */
export function kindsFor(site: ScaffoldSite): string[] {
  return [...new Set([...basicKinds.keys(), TRANSLATION, ...templateKinds(site), ...entryKinds(site.set)])];
}

/** Returns the files of something new, without writing them. */
export async function createScaffold(
  { kind, name, list, language, given }: ScaffoldRequest,
  site: ScaffoldSite,
): Promise<Scaffold | Refusal> {
  const kinds = kindsFor(site);
  if (!kinds.includes(kind)) {
    const hint = didYouMean(kind, kinds) ?? sectionAdvice(kind, site);
    const sentences = [`"${kind}" is not one of: ${kinds.join(', ')}.`, hint];
    return { refused: sentences.filter(Boolean).join(' ') };
  }
  if (kind === TRANSLATION) return newTranslation(name, language, site);
  const createFiles = basicKinds.get(kind);
  const isTemplate = site.set.templates.has(kind);
  if (!createFiles && !isTemplate) return newEntry(kind, name, site, list);
  const missingKey = missingRequiredKey(site.set, { type: kind }, site.data);
  if (missingKey)
    return { refused: `A ${kind} needs "${missingKey.key}" in pages-config/_site.json: add it there first.` };
  if (kind === 'page' && isSitePage(name)) return newSitePage(name, site);
  const mayHaveFolders = kind === 'page' || !createFiles;
  if (!(mayHaveFolders ? pageName : simpleName).test(name)) {
    const slashes = mayHaveFolders ? ', with slashes for folders (help/payment)' : '';
    return {
      refused: `"${name}" can't be a name: use lower case letters, digits and hyphens${slashes}, such as thesis-editing.`,
    };
  }
  return createFiles ? createFiles(name, site) : newTemplatePage(kind, name, site, given);
}

/** The advice if a section type, by name or alias, is requested as a page: a section is part of a page. */
function sectionAdvice(name: string, { set }: ScaffoldSite): string | undefined {
  const section = findSectionByAlias(name, set.sections);
  if (!section) return undefined;
  const variant = section.variant === undefined ? '' : `, "variant": "${section.variant}"`;
  return `It is a section: write { "type": "${section.type}"${variant} } among the "sections" of a page.`;
}

/** The templates of the engine, and of the active extensions. */
function templateKinds({ set, roots, extensions }: ScaffoldSite): string[] {
  const folders = ['src/templates', ...extensions.map((name) => `src/${name}/templates`)];
  return [...set.templates.keys()].filter((name) => folders.includes(templateFolder(roots, name)));
}

const simpleName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const pageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
