import type { ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { frameAddress, galleryAddress } from '../../core/gallery/gallery-entry.ts';
import type {
  GalleryDetail,
  GalleryEntry,
  GalleryKind,
  SharedEntry,
} from '../../core/gallery/gallery-entry.ts';
import { nameExamples } from '../../core/gallery/name-examples.ts';
import { propertyRows } from '../../core/gallery/property-rows.ts';
import { routesByType } from '../../core/gallery/uses.ts';
import { readJson } from '../../core/json/json-source.ts';
import { byGroup, groupTitle } from '../../core/schema/section-groups.ts';
import { schemaId } from '../../core/schema/schema-files.ts';
import { compiledMessages } from '../../core/messages/compiled-messages.ts';
import { sectionFile, templateFolder } from '../code/code-places.ts';
import type { OutputFile } from '../media/outputs.ts';
import { resolvePage } from '../resolve/resolve-page.ts';
import { resolveSite } from '../resolve/resolve-site.ts';
import { siteContext, type SiteContext } from '../resolve/site-context.ts';
import type { Roots } from '../roots.ts';
import { validateSite, type ReadOptions, type ValidatedSite } from '../validate-site.ts';
import { exampleMedia } from './example-media.ts';
import { fitExample } from './fit-example.ts';
import type { Project } from '../../core/project.ts';
import { routesShowing } from '../../authoring/references/routes-showing.ts';
import { usesIn } from '../../authoring/references/uses.ts';
import { writtenContent } from '../../authoring/references/written-content.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';

/** All section types and templates of the engine, with their examples as a site renders them. */
export interface Gallery {
  /** Entries of active extensions come last; those of inactive extensions are left out. */
  entries: GalleryEntry[];
  /** The shared sections of the site. */
  shared(): SharedEntry[];
  detail(kind: GalleryKind, name: string): GalleryDetail | undefined;
  /**
   * An example as a page.
   * @param number number of the example, from 1
   * @throws Error if there is no such example, or if the site lacks a requirement, which the message names
   */
  page(kind: GalleryKind, name: string, number: number): Promise<ResolvedPage>;
  /**
   * The shared data of all pages.
   * @throws Error if pages-config/_site.json has errors
   */
  site(): Promise<ResolvedSite>;
  /** A file of the examples that were requested, by its address. */
  output(address: string): OutputFile | undefined;
}

/**
 * Loads the schemas and the site for the pages of the gallery.
 * @param roots the folders of engine and site
 * @param options parts that were already read, or the validated site
 * @throws Error from its function `page`: there is no such example, or the site lacks a requirement
 */
export async function loadGallery(roots: Roots, options: ReadOptions | ValidatedSite = {}): Promise<Gallery> {
  const validatedSite = 'validation' in options ? options : await validateSite(roots, options);
  const { validation, expandTemplate, project } = validatedSite;
  const { set, pages } = validation;
  const data = validation.site?.data ?? {};
  const media = exampleMedia(roots);
  let contextPromise: Promise<SiteContext> | undefined;
  const context = async () => (await (contextPromise ??= siteContext(validatedSite, media.site))).context;
  const uses = routesByType(pages, expandTemplate, data);
  const schemaFile = (kind: GalleryKind, name: string) =>
    set.documents.get(schemaId(`${kind}/${name}`))!.path;
  const listExamples = (kind: GalleryKind, name: string) =>
    (set[kind].get(name)?.examples ?? []) as JsonObject[];

  const entry = (kind: GalleryKind, name: string): GalleryEntry => {
    const schema = set[kind].get(name) ?? {};
    const { title = name, description = '' } = schema;
    const extension = owningExtension(codeFile(roots, kind, name));
    // Each extension is a separate group, with its templates and its sections.
    const group =
      kind === 'sections' || extension ? groupTitle({ group: extension, ...schema }) : 'Templates';
    const examples = nameExamples(schema).map((example) => {
      const written = listExamples(kind, name)[example.number - 1] ?? {};
      const fitted = fitExample({ kind, ...(extension && { extension }) }, written, validatedSite);
      return { ...example, ...('problem' in fitted && { problem: fitted.problem }) };
    });
    return {
      kind,
      name,
      title,
      description,
      alsoCalled: schema.alsoCalled ?? [],
      group,
      ...(extension && { extension }),
      uses: uses.get(galleryAddress({ kind, name })) ?? [],
      examples,
    };
  };
  const isUsed = ({ extension }: GalleryEntry) =>
    !extension || validatedSite.extensions.some(({ name }) => name === extension);

  return {
    entries: (['sections', 'templates'] as const)
      .flatMap((kind) => [...set[kind]].sort(byGroup).map(([name]) => entry(kind, name)))
      .filter(isUsed)
      .toSorted((one, other) => Number(!!one.extension) - Number(!!other.extension)),
    shared: () => sharedEntries(project, set),
    detail: (kind, name) => {
      if (!set[kind].has(name)) return undefined;
      const galleryEntry = entry(kind, name);
      return {
        ...galleryEntry,
        files: [schemaFile(kind, name), codeFile(roots, kind, name)],
        properties: propertyRows(set, `${kind}/${name}`),
        examples: galleryEntry.examples.map((example) => ({
          ...example,
          json: JSON.stringify(listExamples(kind, name)[example.number - 1], null, 2),
        })),
      };
    },
    page: async (kind, name, number) => {
      const file = schemaFile(kind, name);
      const example = listExamples(kind, name)[number - 1];
      if (!example) throw new Error(`${file} has no example ${number}.`);
      const extension = owningExtension(codeFile(roots, kind, name));
      const fitted = fitExample({ kind, ...(extension && { extension }) }, example, validatedSite);
      if ('problem' in fitted) throw new Error(fitted.problem);
      const { sections } = fitted;
      const page = { title: `${name}, example ${number}`, description: 'An example.', sections };
      const route = frameAddress({ kind, name }, number);
      const source = readJson({ path: file, text: '{}' });
      return resolvePage({ route, file, data: page, source }, { ...(await context()), media });
    },
    site: async () => {
      const site = await resolveSite(data, pages, await context());
      return { ...site, messages: compiledMessages(project.messages ?? [], data) };
    },
    output: (address) => media.output(address),
  };
}

/** The file with the code of a type. */
function codeFile(roots: Roots, kind: GalleryKind, name: string): string {
  if (kind === 'templates') return `${templateFolder(roots, name)}/${name}.ts`;
  return sectionFile(roots, name);
}

function owningExtension(code: string): string | undefined {
  const [, owner] = code.split('/');
  return owner === 'sections' || owner === 'templates' ? undefined : owner;
}

/** The shared sections of a site by name, each with the pages on which visitors see it. */
function sharedEntries(project: Project, set: SchemaSet): SharedEntry[] {
  const content = writtenContent(project, set);
  const findRoutes = routesShowing(content, usesIn(content));
  return [...content.shared].map(([name, shared]) => {
    const { type, title } = shared.references.data;
    return {
      name,
      type: typeof type === 'string' ? type : '',
      title: typeof title === 'string' ? title : name,
      file: shared.file,
      uses: findRoutes(shared).sort(),
    };
  });
}
