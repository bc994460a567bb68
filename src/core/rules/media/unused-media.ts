import { classifyContentFile, isBackupCopy } from '../../content/content-file.ts';
import { findDownload, getMediaFile } from '../../content/media.ts';
import { hasBrokenLink } from '../links/missing-page.ts';
import { filmEndings } from './media.ts';
import { isOtherFormat } from './media-files.ts';
import type { CheckedFile, Rule, RuleContext } from '../rule.ts';

/** Reports media that no page uses: they are superfluous, or a page misspells their name. */
export const unusedMedia: Rule = function* (context) {
  const files = [...context.pages, ...context.forms, ...(context.site ? [context.site] : [])];
  // The media of a broken or missing page are unknown.
  if (
    !context.byRoute.has('/') ||
    !files.every(({ valid }) => valid) ||
    context.pages.some(({ opaque }) => opaque)
  )
    return;
  // A missing page that is linked to may use any file.
  if (files.some((file) => hasBrokenLink(file, context))) return;
  const used = usedMedia(context, files);
  // A misspelt name leaves its file unused: only the name is reported.
  if ([...used].some((name) => !context.media.has(name))) return;
  for (const file of context.media.values()) {
    const place = getMediaFile(file);
    if ((file.damaged && !isOtherFormat(file)) || file.bytes === 0) continue;
    if (used.has(file.path) || classifyContentFile(place) === 'source' || isBackupCopy(place)) continue;
    // An HTML file has a diagnostic already.
    if (/\.html?$/i.test(place)) continue;
    yield {
      file: place,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'unused-media',
      message: 'No page uses this file.',
      hint: UNUSABLE.test(file.path)
        ? 'Name it with lower case letters, digits, hyphens and dots, and use it; or remove it.'
        : `Use it ("${file.path}"), or remove it.`,
    };
  }
};

/** Characters that the schemas do not allow in file names. */
const UNUSABLE = /[^a-z0-9/._-]|^[^a-z0-9]/;

function usedMedia({ media, byRoute, texts }: RuleContext, files: readonly CheckedFile[]): Set<string> {
  // A file named like a page next to it belongs to that page.
  const used = new Set([...media.keys()].filter((name) => byRoute.has(`/${name.replace(/\.\w+$/, '')}`)));
  for (const text of texts.files) for (const file of texts.getMedia(text)) used.add(file);
  for (const { images, films, downloads, file } of files) {
    for (const { src } of images) used.add(src);
    for (const { src } of films) for (const ending of filmEndings(media, src)) used.add(src + ending);
    for (const { src } of downloads) used.add(findDownload(media, src, file)?.path ?? src);
  }
  return used;
}
