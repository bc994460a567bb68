import type { Languages } from '../../core/content/languages/languages.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { WrittenFilm, WrittenImage } from '../../core/content/parts.gen.ts';
import type {
  ResolvedDownload,
  ResolvedFilm,
  ResolvedForm,
  ResolvedImage,
} from '../../core/content/resolved.ts';
import type { ExpandTemplate, JsonObject } from '../../core/content/valid-page.ts';

/** Resolves media for the browser; each file is processed once. */
export interface MediaResolver {
  image(image: WrittenImage): Promise<ResolvedImage>;
  film(film: WrittenFilm): Promise<ResolvedFilm>;
  download(path: string): Promise<ResolvedDownload>;
  /**
   * A picture outside _media, by its path below the content: reports/2025/map.png. Only lists show such
   * pictures.
   */
  imageBeside(image: WrittenImage): Promise<ResolvedImage>;
}

/** Everything to which a page may refer outside its own file. */
export interface ResolveContext {
  set: SchemaSet;
  media: MediaResolver;
  expandTemplate: ExpandTemplate;
  /** The data of _site.json, used by templates. */
  site: JsonObject;
  /** By id; in other languages, by `nameInLanguage`. */
  forms: Map<string, ResolvedForm>;
  collections: ResolvedCollections;
  /** The prefixes of page titles, by route. */
  titlePrefixes: ReadonlyMap<string, string>;
  /** The shared sections as written. */
  shared: readonly ProjectFile[];
  /** The content that is shown. */
  showing: ShowingOptions;
  /** The pages in each language; undefined for a site with one language. */
  languages?: Languages | undefined;
  /** The page's language, if not the main one. */
  language?: string;
}

/**
 * Resolves a page's request for a collection: synchronously, or after another thread has answered. The given
 * resolver resolves the media for the page.
 */
export interface CollectionResolver {
  (asked: JsonObject, media: MediaResolver): unknown;
  /**
   * Returns all inputs of the answer besides media, as text. While this text is unchanged, a build need not
   * render the page. Omitted if it takes longer to compute than the answer.
   */
  source?(asked: JsonObject): string;
  /** Returns a text that changes whenever `source` does. Omitted if it is not faster to compute. */
  follows?(asked: JsonObject): string;
}

/** By collection name. */
export type ResolvedCollections = ReadonlyMap<string, CollectionResolver>;
