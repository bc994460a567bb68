import { contentFileOf } from '../content/content-file.ts';
import { readJson } from '../json/json-source.ts';
import { routeOf } from '../page/routes.ts';
import type { ProjectFile } from '../project.ts';
import { referencesOf } from '../rules/references.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';

/** What there is that content can name, by the part of the schemas that names it; each list in the order of the alphabet. */
export interface KnownNames {
  /** Routes, their anchors (/about#team), and the addresses of files to download. */
  url: string[];
  image: string[];
  film: string[];
  download: string[];
  formId: string[];
}

/**
 * Lists what content can name, for an editor to offer.
 * @param files every file below pages-config, by its path from the project's root
 * @param pages the texts of pages; those that can't be read have no anchors
 */
export function knownNames(
  set: SchemaSet,
  files: readonly string[],
  pages: Iterable<ProjectFile>,
): KnownNames {
  const media = files
    .filter((file) => contentFileOf(file) === 'media')
    .map((file) => file.replace('pages-config/_media/', ''));
  const ending = (...endings: string[]) =>
    media.filter((file) => endings.some((each) => file.endsWith(each)));
  const films = ending('.webm').map((file) => file.replace('.webm', ''));
  const posters = new Set(films.map((film) => `${film}.webp`));
  const forms = files.filter((file) => contentFileOf(file) === 'form');
  return {
    url: [...pages].flatMap((page) => addressesOf(set, page)).sort(),
    image: ending('.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif').filter((file) => !posters.has(file)),
    film: films,
    download: ending('.pdf', '.zip', '.docx', '.xlsx', '.csv', '.txt', '.tex'),
    formId: forms.map((file) => file.replace(/^.*\/|\.json$/g, '')),
  };
}

function addressesOf(set: SchemaSet, page: ProjectFile): string[] {
  const route = routeOf(page.path);
  const { ids } = referencesOf(set, 'page', readJson(page));
  return [route, ...ids.map(({ id }) => `${route}#${id}`)];
}
