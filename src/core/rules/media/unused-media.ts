import { contentFileOf, isLeftCopy } from '../../content/content-file.ts';
import { findDownload, placeOf } from '../../content/media.ts';
import { leadsNowhere } from '../links/missing-page.ts';
import { filmEndings } from './media.ts';
import type { CheckedFile, Rule, RuleContext } from '../rule.ts';

/** Every picture, film and download stands on a page: one that doesn’t is kept for nothing, or was meant and misspelt. */
export const unusedMedia: Rule = function* (context) {
  const files = [...context.pages, ...context.forms, ...(context.site ? [context.site] : [])];
  // What a faulty file uses is not known, nor what a page would that is not there.
  if (
    !context.byRoute.has('/') ||
    !files.every(({ valid }) => valid) ||
    context.pages.some(({ opaque }) => opaque)
  )
    return;
  // A page that is linked to and not there may show any.
  if (files.some((file) => leadsNowhere(file, context))) return;
  const used = usedMedia(context, files);
  // A misspelt name leaves its file unused: that is one fault, and told where the name stands.
  if ([...used].some((name) => !context.media.has(name))) return;
  for (const file of context.media.values()) {
    const place = placeOf(file);
    if (file.damaged || file.bytes === 0) continue;
    if (used.has(file.path) || contentFileOf(place) === 'source' || isLeftCopy(place)) continue;
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

/** Names that the schemas refuse where a file is named. */
const UNUSABLE = /[^a-z0-9/._-]|^[^a-z0-9]/;

function usedMedia({ media, byRoute, texts }: RuleContext, files: readonly CheckedFile[]): Set<string> {
  // A file that lies beside a page under its name belongs to that page.
  const used = new Set([...media.keys()].filter((name) => byRoute.has(`/${name.replace(/\.\w+$/, '')}`)));
  for (const text of texts.files) for (const file of texts.mediaOf(text)) used.add(file);
  for (const { images, films, downloads, file } of files) {
    for (const { src } of images) used.add(src);
    for (const { src } of films) for (const ending of filmEndings(media, src)) used.add(src + ending);
    for (const { src } of downloads) used.add(findDownload(media, src, file)?.path ?? src);
  }
  return used;
}
