import { nameInPath } from '../../core/content/content-name.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { withShared, type SharedSections } from '../../core/content/shared-sections.ts';
import { readJson } from '../../core/json/json-source.ts';
import { toRoute } from '../../core/page/routes.ts';
import type { ProjectFile } from '../../core/project.ts';
import { findReferences } from '../../core/rules/find-references.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';

/** The names that content can refer to, by schema part; each list in alphabetical order. */
export interface KnownNames {
  /** Routes and their anchors (/about#team). */
  url: string[];
  image: string[];
  film: string[];
  download: string[];
  formId: string[];
}

/** The content in which names are looked up. */
export interface NameableContent {
  /** Every file below pages-config, by its path from the project's root. */
  files: readonly string[];
  /** The pages; unreadable ones have no anchors. */
  pages: readonly ProjectFile[];
  /** Shared sections, which have anchors too. */
  shared: readonly ProjectFile[];
}

/**
 * Lists the names that code editors and the studio offer where content refers to something.
 * @param set the schemas
 * @param content the files and pages in which the names are
 */
export function knownNames(set: SchemaSet, { files, pages, shared }: NameableContent): KnownNames {
  const sections = parseSharedSections({ shared });
  const media = files
    .filter((file) => classifyContentFile(file) === 'media')
    .map((file) => file.replace('pages-config/_media/', ''));
  const withEnding = (...endings: string[]) =>
    media.filter((file) => endings.some((each) => file.endsWith(each)));
  const films = withEnding('.webm').map((file) => file.replace('.webm', ''));
  const posters = new Set(films.map((film) => `${film}.webp`));
  const forms = files.filter((file) => classifyContentFile(file) === 'form');
  return {
    url: pages.flatMap((page) => listAddresses(set, page, sections)).sort(),
    image: withEnding('.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif').filter((file) => !posters.has(file)),
    film: films,
    download: withEnding('.pdf', '.zip', '.docx', '.xlsx', '.csv', '.txt', '.tex'),
    formId: forms.map(nameInPath),
  };
}

function listAddresses(set: SchemaSet, page: ProjectFile, shared: SharedSections): string[] {
  const route = toRoute(page.path);
  const { ids } = findReferences(set, 'page', withShared(readJson(page), shared));
  return [route, ...ids.map(({ id }) => `${route}#${id}`)];
}
