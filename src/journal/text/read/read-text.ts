import { readMarkdown } from './markdown/read-markdown.ts';
import type { ReadText } from '../text-facts.ts';

/**
 * Reads the text of a paper.
 * @param file its path from the project's root, which ends in .md
 * @returns the text, as far as it can be read, and what is wrong with it
 */
export function readText({ path, text }: { path: string; text: string }): ReadText {
  const folder = path.slice(0, path.lastIndexOf('/')).replace(/^pages-config\/?/, '');
  return readMarkdown(text, folder);
}
