/* The messages between the studio's server and its page. */

import type { GalleryEntry, SharedEntry } from 'pagewright/gallery';
import type { DataPath } from 'pagewright/json';

/** A page, or another file with sections or questions, in the studio's list of pages. */
export interface ListedPage {
  file: string;
  /** The address of the page, /about; for a shared section its name. */
  route: string;
  title: string;
  kind: 'page' | 'shared' | 'form' | 'site';
  isDraft: boolean;
  isUnsaved: boolean;
  errors: number;
  warnings: number;
}

/** A diagnostic with the path of its value. */
export interface PlacedDiagnostic {
  file: string;
  path: DataPath;
  line: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  hint?: string;
  /** Identifies its fix in an edit, if it has one. */
  fix?: { id: string; isGuess: boolean };
}

/** The preview of the changes by fixes. */
export interface FixPreview {
  /** One sentence for each change; empty for a file that is not JSON. */
  descriptions: string[];
  /** The lines that change. */
  before: string;
  after: string;
}

/** One row of the outline. */
export interface OutlineRow {
  /** Identifies the row on its page: page, template, section-2. */
  id: string;
  /** The file of its values: the page's file, or that of a shared section. */
  file: string;
  path: DataPath;
  /** The title of its type: Card grid. */
  type: string;
  /** Its heading, or the beginning of its text. */
  heading: string;
  errors: number;
  warnings: number;
  /** The index in the page's list of sections; undefined for other rows. */
  index?: number;
  /** For a shared section: its name, and the number of its pages. */
  shared?: { name: string; pages: number };
  /** For the question of a form: its name in the file, and whether it must be answered. */
  question?: { name: string; isRequired: boolean };
}

/** The differing version of a file on disk that could not be merged. */
export interface DiskConflict {
  /** The conflicts in words. */
  descriptions: string[];
  mine: string;
  theirs: string;
}

/** The sections that can be inserted. */
export interface GalleryList {
  entries: GalleryEntry[];
  /** The new section of each example, by type and number. */
  values: Record<string, Record<number, unknown>>;
  shared: SharedEntry[];
}

/** A name that a field offers. */
export interface OfferedName {
  value: string;
  /** The title that users see; may be empty. */
  title: string;
}

/** The names that fields offer, by the part of the schema. */
export type NameList = Record<'url' | 'image' | 'film' | 'download' | 'formId', OfferedName[]>;

/** The state of an open page, which the server sends after each edit. */
export interface PageState {
  file: string;
  route: string;
  title: string;
  /** Whether the page is not on the site yet. */
  isDraft: boolean;
  /** The number of changes in all files: an edit names its base version. */
  version: number;
  outline: OutlineRow[];
  diagnostics: PlacedDiagnostic[];
  /** Whether the diagnostics belong to this version. */
  isChecked: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The files of the page with unsaved changes. */
  unsaved: string[];
  conflict?: DiskConflict & { file: string };
  /** The text of a file that is not JSON. */
  brokenText?: string;
}

/** The form of one value: an object of a page, with the schema that fits it now. */
export interface Panel {
  file: string;
  path: DataPath;
  title: string;
  description: string;
  /** A JSON Schema for rjsf; values with `x-field` have other controls. */
  schema: PanelSchema;
  value: Record<string, unknown>;
  /** The path from the section to this value, as titles. */
  crumbs: { title: string; path: DataPath }[];
}

/** The kinds of fields. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'richText'
  | 'choice'
  | 'number'
  | 'checkbox'
  | 'object'
  | 'list'
  | 'absent'
  /** The name of a file, which another control chooses. */
  | 'name'
  | 'json';

/** A schema for the fields of the panel: JSON Schema, and keys with `x-` for the studio. */
export interface PanelSchema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, PanelSchema>;
  required?: string[];
  'x-field'?: FieldKind;
  /** An example; for a value that is not a text, as JSON. */
  'x-example'?: unknown;
  /** The allowed values, each with its meaning. */
  'x-choices'?: { value: unknown; title: string; help: string }[];
  'x-maxLength'?: number;
  'x-minLength'?: number;
  /** The entries of a list. */
  'x-list'?: ListRules;
  /** The kind of value: image, url, formId … */
  'x-part'?: string;
  'x-required'?: boolean;
  /** For a picture: the values that its dialog changes. */
  'x-area'?: PictureArea;
}

/** The settings of the shown part of a picture. */
export interface PictureArea {
  /** Whether the picture can be cropped. */
  hasCrop: boolean;
  /** The shapes of the boxes that cut it, such as 4:5; without any, a focal point has no effect. */
  shapes: readonly string[];
  /** Its maximal display width in CSS pixels, if the schema sets one. */
  width?: number;
}

/** The rules of a list, for buttons that add and remove entries. */
export interface ListRules {
  /** The title of an entry: Card. */
  entry: string;
  /** The first value of a new entry. */
  example: unknown;
  /** Whether entries are texts or numbers, edited in place. */
  isPlain: boolean;
  most?: number;
}

/** The markup of one section. */
export interface CanvasPatch {
  index: number;
  html: string;
}

/** The difference between the page in the canvas and the current page. */
export interface CanvasChange {
  /** The changed and new sections, by their new index. */
  patches: CanvasPatch[];
  /** The earlier index of each section, or -1. Default: none was added, removed or moved */
  order?: number[];
}

/** The answer to an edit, undo or redo. */
export interface EditAnswer {
  state: PageState;
  /** Undefined if the whole page must be rendered again. */
  canvas?: CanvasChange;
  /** The current form, if the value still exists. */
  panel?: Panel;
  /** The row that the change concerns. */
  row?: string;
  /** The change in words, for announcements. */
  description: string;
}

/** An answer as sent: without the parts of the state that the browser already has. */
export interface SentAnswer extends Omit<EditAnswer, 'state'> {
  /** Identifies the answer: the next request names the last received one. */
  stamp: number;
  state: Omit<PageState, 'outline' | 'diagnostics'> & Partial<Pick<PageState, 'outline' | 'diagnostics'>>;
  /** The changed rows of the outline, by index. */
  rows?: [index: number, row: OutlineRow][];
}

/** The reason for a refusal. */
export interface StudioRefusal {
  refused: string;
  /** Whether the request was made on an older version. */
  isStale?: true;
}

/** An event of the server. */
export type StudioEvent =
  | { kind: 'checked'; version: number }
  | { kind: 'disk'; files: string[]; description: string; version: number };

/** The page to which a link of a browsed page leads. */
export interface BrowseTarget {
  file: string;
  /** The query and the anchor of the link. */
  rest: string;
}
