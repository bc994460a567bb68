import { createHash } from 'node:crypto';
import { translationOf } from '../../core/page/routes.ts';
import type { WrittenContent, WrittenFile } from '../../core/references/written-content.ts';

/** A page in another language than the site's own, and the page that it translates. */
export interface Translation {
  language: string;
  page: WrittenFile;
  original: WrittenFile;
}

/** The translations of a site whose originals are there, in the order of their files. */
export function translationsIn({ files }: Pick<WrittenContent, 'files'>): Translation[] {
  const pages = new Map(files.filter(({ kind }) => kind === 'page').map((page) => [page.file, page]));
  return [...pages.values()].flatMap((page): Translation[] => {
    const found = translationOf(page.file);
    const original = found && pages.get(found.original);
    return original ? [{ language: found.language, page, original }] : [];
  });
}

/** The file of the two that can't be read: what it translates, or whether it does, nobody knows then. */
export function unreadableIn({ page, original }: Translation): WrittenFile | undefined {
  return [original, page].find(({ references }) => references.source.diagnostics.length > 0);
}

/** What a translation notes of its original begins with this. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
