import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { WrittenFilm, WrittenImage } from '../../core/content/parts.gen.ts';
import type {
  ResolvedDownload,
  ResolvedFilm,
  ResolvedForm,
  ResolvedImage,
} from '../../core/content/resolved.ts';
import type { ServiceTile } from '../../core/content/service-tile.ts';
import type { IndexGroup, IssueCard, PaperCard, PaperContext } from '../../journal/content/resolved.ts';
import type { BoardMember } from '../../journal/content/written-parts.ts';
import type { ExpandTemplate } from '../../core/validate.ts';

/** Turns media as written into media as served; each file is worked on once, however often it is asked for. */
export interface MediaResolver {
  image(image: WrittenImage): Promise<ResolvedImage>;
  film(film: WrittenFilm): Promise<ResolvedFilm>;
  download(path: string): Promise<ResolvedDownload>;
}

/** Everything that a page may refer to outside of its own file. */
export interface ResolveContext {
  set: SchemaSet;
  media: MediaResolver;
  expandTemplate: ExpandTemplate;
  forms: Map<string, ResolvedForm>;
  collections: ResolvedCollections;
}

export interface ResolvedCollections {
  services: ServiceTile[];
  papers: PaperCard[];
  issues: IssueCard[];
  index: { author: IndexGroup[]; subject: IndexGroup[] };
  board: BoardMember[];
  /** What the journal says of the paper at a route. */
  aroundPaper: (route: string) => PaperContext;
}
