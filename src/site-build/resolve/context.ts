import type { Languages } from '../../core/content/languages.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { Showing } from '../../core/content/dates/showing.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { WrittenFilm, WrittenImage } from '../../core/content/parts.gen.ts';
import type {
  ResolvedDownload,
  ResolvedFilm,
  ResolvedForm,
  ResolvedImage,
} from '../../core/content/resolved.ts';
import type { ExpandTemplate, JsonObject } from '../../core/content/valid-page.ts';

/** Turns media as written into media as served; each file is worked on once, however often it is asked for. */
export interface MediaResolver {
  image(image: WrittenImage): Promise<ResolvedImage>;
  film(film: WrittenFilm): Promise<ResolvedFilm>;
  download(path: string): Promise<ResolvedDownload>;
  /** A picture that does not lie in _media, which only lists show, by its path below the content: reports/2025/map.png. */
  imageBeside(image: WrittenImage): Promise<ResolvedImage>;
}

/** Everything that a page may refer to outside of its own file. */
export interface ResolveContext {
  set: SchemaSet;
  media: MediaResolver;
  expandTemplate: ExpandTemplate;
  /** What _site.json says: templates take words and links from it. */
  site: JsonObject;
  /** By their ids; in other languages by `nameInLanguage`. */
  forms: Map<string, ResolvedForm>;
  collections: ResolvedCollections;
  /** What stands before the titles of some pages, by route. */
  titlePrefixes: ReadonlyMap<string, string>;
  /** The sections that pages share, as they are written. */
  shared: readonly ProjectFile[];
  /** What of the content is on the site. */
  showing: Showing;
  /** Which pages there are in which language; undefined for a site of one. */
  languages?: Languages | undefined;
  /** The language of the page, where that is not the site's own. */
  language?: string;
}

/**
 * Gives what is in a page for a collection, from how the page asks for it; at once, or when another thread has said so.
 * What it shows of the page's media, it asks the page for.
 */
export interface CollectionResolver {
  (asked: JsonObject, media: MediaResolver): unknown;
  /**
   * Everything that the answer follows from besides media, as a text, where that is told faster than the answer is made: a build makes
   * no page anew for which it is the same as before.
   */
  source?(asked: JsonObject): string;
  /** Changes with the source, where that is told faster than the source. */
  follows?(asked: JsonObject): string;
}

/** By the names that pages ask for. */
export type ResolvedCollections = ReadonlyMap<string, CollectionResolver>;
