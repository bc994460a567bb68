import type { FormWords } from '../form/words/form-in.ts';
import type { WrittenForm } from './form.gen.ts';
import type { PageServices } from './services/page-service.ts';

/*
 * What the build puts in the place of parts: types of values that code makes, and that no schema describes.
 * Each is named by `tsType` in schemas/parts.schema.json, or belongs to one that is.
 */

/** An element of a sanitised tree: tag, attributes (React's names), children. */
export type ElementNode = [tag: string, attributes: Record<string, string>, children: TreeNode[]];
export type TreeNode = string | ElementNode;
export type RichTextNode = TreeNode;

/** A drawing that is written into the page, so that it follows the page's colours. */
export interface Drawing {
  kind: 'drawing';
  alt: string;
  /** Attributes of the root element, viewBox among them. */
  attributes: Record<string, string>;
  nodes: TreeNode[];
}

/** A picture that is loaded from a file: a portrait (svg) or a photograph in several sizes. */
export interface LoadedImage {
  kind: 'file';
  alt: string;
  src: string;
  width: number;
  height: number;
  /** Alternatives, best first, as `<source>` wants them. */
  sources: { type: string; srcset: string }[];
}

export type ResolvedImage = Drawing | LoadedImage;

export interface ResolvedFilm {
  label: string;
  width: number;
  height: number;
  poster: string;
  sources: { type: string; src: string }[];
  /** The address of what is said in it, as WebVTT. */
  captions?: string;
}

/** The day of an event, and whether it is over by the clocks of the site's time zone. */
export interface EventDay {
  /** 2025-07-30 */
  date: string;
  isOver: boolean;
}

export interface ResolvedDownload {
  href: string;
  /** The name that the file is saved under. */
  name: string;
  /** The ending in capitals: PDF, ZIP. */
  format: string;
  bytes: number;
}

/** What a page says of a form; its questions come with the code that draws them. */
export interface ResolvedForm extends Pick<WrittenForm, 'title' | 'intro' | 'service' | 'subject'> {
  id: string;
  /** The services that it may be about, where it asks for one. */
  services?: PageServices;
  /** Shown by browsers without scripts alone: the others have the page's dialog. */
  isPlain?: boolean;
  /** The form in the language of the page, where that is not the site’s own and somebody has translated it. */
  words?: FormWords;
}

/** A section whose parts are resolved: the renderer picks the component by its type. */
export interface ResolvedSection {
  type: string;
  id?: string;
  [property: string]: unknown;
}
