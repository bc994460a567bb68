import type { SchemaSet } from '../schema/compose-schema.ts';
import type { JsonSource } from '../json/json-source.ts';
import { visitParts } from '../schema/walk-content.ts';
import type { RichTextFault } from '../rich-text/rich-text.ts';
import type { Dated } from '../content/dates/dated.ts';
import type { Period } from '../content/dates/moments.ts';
import type { JsonObject } from '../content/valid-page.ts';

/** Where something is in a file; with an offset, inside the text there. */
export interface Place {
  path?: (string | number)[];
  /** In place of a path: the number of the part in the walk along the schema. Paths are made only for faults. */
  at?: number;
  /** A key of that part. */
  key?: string;
  offset?: number;
  length?: number;
}

/** When a part is there, where what is around it has dates; those of the whole file are not counted in. */
export interface Timed {
  when?: Period;
}

export interface Lists {
  /** `hidden`: not a link that a visitor could follow. */
  links: (Place & Timed & { href: string; hidden?: boolean })[];
  /** Addresses that leave the site: https:, mailto:, tel:. */
  addresses: (Place & { href: string; hidden?: boolean })[];
  /** What links say. */
  linkWords: (Place & { words: string })[];
  ids: (Place & Timed & { id: string })[];
  headings: (Place & { level: number; text: string })[];
  /** `shown`: how wide the picture is shown at most, in CSS pixels, where the schema says so. */
  /** Its words are undefined where they are missing, which the schema tells. */
  images: (Place & { src: string; alt?: string; shown?: number })[];
  /** Those that a visitor starts may be heavier than those that play by themselves. */
  films: (Place & { src: string; isStarted?: true })[];
  downloads: (Place & { src: string })[];
  forms: (Place & { id: string })[];
  icons: (Place & { name: string })[];
  collections: (Place & { name: string })[];
  /** Days after which something is over. */
  days: (Place & { day: string })[];
  /** Lists of sections, nested ones too, in document order. */
  sectionLists: { path: (string | number)[]; sections: readonly unknown[] }[];
  faults: (Place & { fault: RichTextFault })[];
}

export type FileKind = 'page' | 'site' | 'form' | 'translation' | 'redirects' | 'section';

/** A file in which places can be found. */
export interface Origin {
  source: JsonSource;
  set: SchemaSet;
  kind: FileKind;
}

/** What the rules want to know of one file: everything in it that refers to something else. */
export interface References extends Lists, Origin {
  data: JsonObject;
  /** Everything in it that is there for a time only. */
  dated: readonly Dated[];
  /** Where rich text with tags stands: the keys, by the object or list that holds them. */
  markedUp: Map<object, Set<string | number>>;
}

/** The path of a place. */
export function pathOf({ set, kind, source }: Origin, { path, at, key }: Place): (string | number)[] {
  let found = path ?? [];
  let number = -1;
  if (at !== undefined) {
    visitParts(set, kind, source.data, (_part, _heading, _value, here) => {
      if (++number === at) found = here.slice();
    });
  }
  return key === undefined ? found : [...found, key];
}
