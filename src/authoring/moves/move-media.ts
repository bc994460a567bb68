import { downloadAddress, isDownload, getMediaFile } from '../../core/content/media.ts';
import type { Redirect } from '../../core/content/redirects.ts';
import type { Refused } from '../edits/text-edit.ts';
import type { MediaFile } from '../../core/project.ts';
import { usesIn, type Use } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import { filmEndings } from '../../core/rules/media/media.ts';
import { changedTexts, currentText, type PlannedChange, type Plan } from './plan.ts';
import { REDIRECTS, withRedirects } from './redirect-file.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Plans the rename of a picture, a film or a download, in its folder or into another.
 * @param from its path in content: drawings/bread.svg; a film without its extension
 * @param editorSchemas the folder of editor schemas, from the site's root
 */
export function moveMedia(
  content: WrittenContent,
  from: string,
  to: string,
  editorSchemas?: string,
): Plan | Refused {
  const endings = content.media.has(from) ? [''] : filmEndings(content.media, from);
  const files = endings
    .map((ending) => content.media.get(from + ending))
    .filter((file) => file !== undefined);
  if (files.length < endings.length) return { refused: `There is no file ${from}.` };
  const ending = /\.\w+$/.exec(from)?.[0] ?? '';
  if (!to.endsWith(ending) || !NAME.test(to))
    return {
      refused: `"${to}" can’t be its name: write lower case letters, digits and hyphens, and the ending ${ending || '(none)'}.`,
    };
  const takenEnding = endings.find((each) => content.media.has(to + each));
  if (takenEnding !== undefined) return { refused: `There is a file ${to}${takenEnding} already.` };

  const moves = files.map((file) => ({ file, to: file.path.replace(from, to) }));
  const changes = moves.flatMap((each) => mediaChanges(content, each.file.path, each.to));
  const textChanges = changedTexts(content, withoutRepeats(changes));
  if ('refused' in textChanges) return textChanges;
  const redirects = moves.flatMap((each) => redirectsForDownload(each.file, each.to));
  if (redirects.length > 0) {
    const redirectText = textChanges.texts.get(REDIRECTS) ?? (currentText(content, REDIRECTS) || undefined);
    const redirectFile = withRedirects(
      redirectText,
      redirects,
      redirects.map((each) => each.to!),
      editorSchemas,
    );
    if ('refused' in redirectFile) return redirectFile;
    textChanges.texts.set(REDIRECTS, redirectFile.text);
  }
  const renames = moves.map((each) => ({
    from: getMediaFile(each.file),
    to: getMediaFile(withPath(each.file, each.to)),
  }));
  return {
    texts: textChanges.texts,
    renames,
    removes: [],
    descriptions: [
      ...renames.map((each) => `${each.from} becomes ${each.to}`),
      ...textChanges.descriptions,
      ...redirects.map((each) => `${REDIRECTS} redirects ${each.from} to ${each.to}`),
    ],
  };
}

/** The names of folders begin like those of files, so that no path can leave the media folder. */
const NAME = /^([a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/;

/** The changes at each reference to a media file that moves. */
export function mediaChanges(content: WrittenContent, from: string, to: string): PlannedChange[] {
  const file = content.media.get(from)!;
  const uses = usesIn(content).filter(({ kind, name }) => kind === 'media' && name === from);
  return uses.map((use) => rewriteUse(use, ...namesFor(use, file, withPath(file, to))));
}

/** The old and the new text of a reference: an address, a film without its extension, or the path. */
function namesFor({ written }: Use, file: MediaFile, movedFile: MediaFile): [from: string, to: string] {
  if (written.startsWith('/')) {
    const address = downloadAddress(file);
    return written.startsWith(address)
      ? [address, downloadAddress(movedFile)]
      : [written, downloadAddress(movedFile)];
  }
  if (file.path.startsWith(`${written}.`)) return [written, movedFile.path.replace(/\.\w+$/, '')];
  return [written, movedFile.path];
}

function withPath(file: MediaFile, path: string): MediaFile {
  const { file: place, ...rest } = file;
  return place === undefined ? { ...rest, path } : { ...rest, path, file: place.replace(file.path, path) };
}

/** Removes repeated changes: content refers to the three files of a film by one name. */
function withoutRepeats(changes: readonly PlannedChange[]): PlannedChange[] {
  const byPlace = new Map(
    changes.map((change) => [`${change.file}:${change.at.line}:${change.at.column}`, change]),
  );
  return [...byPlace.values()];
}

/**
 * Redirects for a download, which has a public name. The public names of pictures and films are hashes of
 * their content, and need none.
 */
function redirectsForDownload(file: MediaFile, to: string): Redirect[] {
  return isDownload(file) ? [{ from: downloadAddress(file), to: downloadAddress(withPath(file, to)) }] : [];
}
