import type { LoadedImage } from 'pagewright/content';
import { byteLength } from 'pagewright/text';
import { renderText } from './render/render-text.ts';
import type { FullText } from './full-text.ts';
import { treeMarkup } from './tree-markup.ts';

/**
 * The size of a text's markup on the page of its paper, in bytes, without references.
 * @param pictures the files of its figures
 */
export function textWeight(text: FullText, pictures: readonly string[]): number {
  const rendered = renderText(text, new Map(pictures.map((file) => [file, estimatedPicture(file)])), 0);
  const markup = treeMarkup([...rendered.body, ...rendered.notes.flatMap(({ body }) => body)]);
  return byteLength(markup);
}

/** A placeholder for an unprocessed picture: with a name of the same length, and as many sources. */
function estimatedPicture(file: string): LoadedImage {
  const srcset = [320, 640, 960].map((width) => `/media/${file} ${width}w`).join(', ');
  const sources = ['image/avif', 'image/webp'].map((type) => ({ type, srcset }));
  return { kind: 'file', alt: '', src: `/media/${file}`, width: 960, height: 640, sources };
}
