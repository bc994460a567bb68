import { usesIn } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';

/**
 * The media that move with a page to another folder: files next to it that only the page, its translations
 * and their texts refer to.
 * @param pages the page and its translations
 * @param textFiles files named like the pages, which move anyway
 */
export function findPageMedia(
  content: WrittenContent,
  pages: readonly WrittenFile[],
  textFiles: readonly string[],
): string[] {
  const folder = pages[0]!.file.replace(/[^/]*$/, '');
  const named = (files: readonly WrittenFile[], texts: readonly string[]) =>
    new Set([...mediaNamed(content, files), ...texts.flatMap((text) => [...content.texts.getMedia(text)])]);
  const byThem = named(
    pages,
    content.texts.files.filter((text) => textFiles.includes(text)),
  );
  const byOthers = named(
    content.files.filter((file) => !pages.includes(file)),
    content.texts.files.filter((text) => !textFiles.includes(text)),
  );
  return [...byThem]
    .filter((name) => !byOthers.has(name))
    .map((name) => `pages-config/${name}`)
    .filter((file) => file.replace(/[^/]*$/, '') === folder)
    .filter((file) => content.names.includes(file) && !textFiles.includes(file))
    .sort();
}

function mediaNamed(content: WrittenContent, files: readonly WrittenFile[]): string[] {
  const uses = usesIn({ ...content, files: [...files] });
  return uses.flatMap(({ kind, name }) => (kind === 'media' ? [name] : []));
}
