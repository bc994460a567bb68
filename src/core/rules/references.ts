import type { SchemaSet } from '../schema/compose-schema.ts';
import type { JsonSource } from '../json/json-source.ts';
import { visitParts } from '../schema/walk-content.ts';
import type { RichTextDiagnostic } from '../rich-text/rich-text.ts';
import type { Crop } from '../content/crop.ts';
import type { Dated } from '../content/dates/dated.ts';
import type { Period } from '../content/dates/moments.ts';
import type { JsonObject } from '../content/valid-page.ts';

/** A place in a file; with an offset, inside the text there. */
export interface Place {
  path?: (string | number)[];
  /**
   * The part's number in the walk along the schema, instead of a path: building paths only for diagnostics
   * saves time.
   */
  at?: number;
  /** A key of that part. */
  key?: string;
  offset?: number;
  length?: number;
  /** The text itself is in another file; the caller adds the range. */
  isElsewhere?: true;
}

/** The period of a part, if an object around it has dates. The dates of the whole file are not included. */
export interface MaybeDated {
  when?: Period;
}

/** The references of a file by kind, each with its place. */
export interface Lists {
  /** The links; `hidden` marks an address that no visitor can follow. */
  links: (Place & MaybeDated & { href: string; hidden?: boolean })[];
  /** External addresses: https:, mailto:, tel:. */
  addresses: (Place & { href: string; hidden?: boolean })[];
  /** The words of links. */
  linkWords: (Place & { text: string; href: string })[];
  ids: (Place & MaybeDated & { id: string })[];
  headings: (Place & { level: number; text: string })[];
  /**
   * The pictures. `alt` is undefined if it is missing, which the schema reports; `shown` is the maximal display
   * width in CSS pixels, if the schema sets one.
   */
  images: (Place & { src: string; alt?: string; shown?: number; crop?: Crop; focus?: true })[];
  /** The films; those that a visitor starts may be larger than automatic ones. */
  films: (Place & { src: string; isStarted?: true })[];
  downloads: (Place & { src: string })[];
  forms: (Place & { id: string })[];
  icons: (Place & { name: string })[];
  collections: (Place & { name: string })[];
  /** Days after which something ends. */
  days: (Place & { day: string })[];
  /** Lists of sections, nested ones included, in document order. */
  sectionLists: { path: (string | number)[]; sections: readonly unknown[] }[];
  diagnostics: (Place & { diagnostic: RichTextDiagnostic })[];
}

/** The kinds of content files that have a schema. */
export type FileKind = 'page' | 'site' | 'form' | 'translation' | 'redirects' | 'section';

/** A file with places. */
export interface Origin {
  source: JsonSource;
  set: SchemaSet;
  kind: FileKind;
}

/** The references of one file, for the rules. */
export interface FileReferences extends Lists, Origin {
  data: JsonObject;
  /** All objects with dates. */
  dated: readonly Dated[];
  /** The texts that may hold tags: keys, by parent object or list. */
  markedUp: Map<object, Set<string | number>>;
}

/** The path of a place. */
export function resolvePath({ set, kind, source }: Origin, { path, at, key }: Place): (string | number)[] {
  let resolved = path ?? [];
  let number = -1;
  if (at !== undefined) {
    visitParts(set, kind, source.data, (_part, _heading, _value, here) => {
      if (++number === at) resolved = here.slice();
    });
  }
  return key === undefined ? resolved : [...resolved, key];
}
