import type { FormWords } from '../form/words/translate-form.ts';
import type { WrittenForm } from './form.gen.ts';
import type { PageServices } from './services/page-service.ts';

/* The resolved values of parts. The build creates them, so no schema describes them. `tsType` in
   schemas/parts.schema.json names each type here, or a type that contains it. */

/** An element of a sanitised tree: tag, attributes (React's names), children. */
export type ElementNode = [tag: string, attributes: Record<string, string>, children: TreeNode[]];
/** A text, or an element with children, which React renders. */
export type TreeNode = string | ElementNode;
/** A node of a resolved rich text. */
export type RichTextNode = TreeNode;

/** An inline drawing: it takes the colours of the page. */
export interface Drawing {
  kind: 'drawing';
  alt: string;
  /** The attributes of the root element, including viewBox. */
  attributes: Record<string, string>;
  nodes: TreeNode[];
}

/** A picture loaded from a file: an SVG file, or a photograph in several sizes. */
export interface LoadedImage {
  kind: 'file';
  alt: string;
  src: string;
  width: number;
  height: number;
  /** The point that stays in view where a box cuts the picture, in percent: "30 70". Default: the middle. */
  focus?: string;
  /** Alternatives for `<source>`, best first. */
  sources: { type: string; srcset: string }[];
}

/** A picture as a component receives it: a drawing in the page, or a file to load. */
export type ResolvedImage = Drawing | LoadedImage;

/** A film as a component receives it. */
export interface ResolvedFilm {
  label: string;
  width: number;
  height: number;
  poster: string;
  sources: { type: string; src: string }[];
  /** The address of the captions, as WebVTT. */
  captions?: string;
}

/** The day of an event, and whether it is over in the site's time zone. */
export interface EventDay {
  /** 2025-07-30 */
  date: string;
  isOver: boolean;
}

/** A file to download as a component receives it. */
export interface ResolvedDownload {
  href: string;
  /** The file name of the download. */
  name: string;
  /** The file extension in capitals: PDF, ZIP. */
  format: string;
  bytes: number;
}

/** A form as a page refers to it; the questions come with the form's code. */
export interface ResolvedForm extends Pick<WrittenForm, 'title' | 'intro' | 'service' | 'subject'> {
  id: string;
  /** The services to choose from, if the form asks for one. */
  services?: PageServices;
  /**
   * Whether the form is also in the page's dialog: then the form on the page is shown only without scripts.
   */
  isPlain?: boolean;
  /** The translated texts of the form, if it has a translation into the page's language. */
  words?: FormWords;
}

/** A section whose parts are resolved: the renderer picks the component by its type. */
export interface ResolvedSection {
  type: string;
  id?: string;
  [property: string]: unknown;
}
