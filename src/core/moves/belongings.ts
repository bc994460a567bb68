import { usesIn } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';

/**
 * The media that go along when a page goes to another folder, by their files: what lies beside it and is named by nothing
 * else than the page, its translations and the texts beside them.
 * @param pages the page and its translations
 * @param beside the files under their names, which go with them anyway
 */
export function belongings(
  content: WrittenContent,
  pages: readonly WrittenFile[],
  beside: readonly string[],
): string[] {
  const folder = pages[0]!.file.replace(/[^/]*$/, '');
  const named = (files: readonly WrittenFile[], texts: readonly string[]) =>
    new Set([...mediaNamed(content, files), ...texts.flatMap((text) => [...content.texts.mediaOf(text)])]);
  const byThem = named(
    pages,
    content.texts.files.filter((text) => beside.includes(text)),
  );
  const byOthers = named(
    content.files.filter((file) => !pages.includes(file)),
    content.texts.files.filter((text) => !beside.includes(text)),
  );
  return [...byThem]
    .filter((name) => !byOthers.has(name))
    .map((name) => `pages-config/${name}`)
    .filter((file) => file.replace(/[^/]*$/, '') === folder)
    .filter((file) => content.names.includes(file) && !beside.includes(file))
    .sort();
}

function mediaNamed(content: WrittenContent, files: readonly WrittenFile[]): string[] {
  const uses = usesIn({ ...content, files: [...files] });
  return uses.flatMap(({ kind, name }) => (kind === 'media' ? [name] : []));
}
