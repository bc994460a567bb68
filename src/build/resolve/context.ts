import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type {
  BoardMember,
  IndexGroup,
  IssueCard,
  PaperCard,
  PaperContext,
  ResolvedDownload,
  ResolvedFilm,
  ResolvedForm,
  ResolvedImage,
  Tile,
} from '../../core/content/resolved.ts';
import type { ExpandTemplate, JsonObject } from '../../core/validate.ts';

/** Turns media as written into media as served; each file is worked on once, however often it is asked for. */
export interface MediaResolver {
  image(image: { src: string; alt: string }): Promise<ResolvedImage>;
  film(film: { src: string; label: string }): Promise<ResolvedFilm>;
  download(path: string): Promise<ResolvedDownload>;
}

/** Everything that a page may refer to outside of its own file. */
export interface ResolveContext {
  set: SchemaSet;
  media: MediaResolver;
  expandTemplate: ExpandTemplate;
  /** What _site.json says: templates take words and links from it. */
  site: JsonObject;
  forms: Map<string, ResolvedForm>;
  collections: ResolvedCollections;
}

export interface ResolvedCollections {
  services: Tile[];
  papers: PaperCard[];
  issues: IssueCard[];
  index: { author: IndexGroup[]; subject: IndexGroup[] };
  board: BoardMember[];
  /** What the journal says of the paper at a route. */
  aroundPaper: (route: string) => PaperContext;
}
