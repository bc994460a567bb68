import { getMediaFile } from '../../core/content/media.ts';
import type { Refused } from '../edits/text-edit.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import { filmEndings } from '../../core/rules/media/media.ts';
import type { Plan } from './plan.ts';
import { formTranslations } from './form-translations.ts';
import { stillUsedMessage } from './remove-page.ts';

/** Plans the removal of a picture, film, download, form or shared section that nothing refers to. */
export function removeFile(
  content: WrittenContent,
  kind: 'media' | 'form' | 'shared',
  name: string,
): Plan | Refused {
  const { media } = content;
  const filesByName = kind === 'shared' ? content.shared : content.forms;
  const names =
    kind === 'media' && !media.has(name) ? filmEndings(media, name).map((ending) => name + ending) : [name];
  const files = names.flatMap((each) => {
    const file = kind === 'media' ? media.get(each) : undefined;
    const namedFile = kind === 'media' ? undefined : filesByName.get(each);
    return [
      ...(file ? [getMediaFile(file)] : []),
      ...(namedFile ? [namedFile.file, ...formTranslations(content, namedFile.file)] : []),
    ];
  });
  if (files.length < names.length)
    return {
      refused: `There is no ${kind === 'media' ? 'file' : kind === 'form' ? 'form' : 'shared section'} ${name}.`,
    };
  const uses = usesIn(content).filter((use) => use.kind === kind && names.includes(use.name));
  if (uses.length > 0)
    return { refused: stillUsedMessage(name, uses).replace(', or pass a replacement with --to', '') };
  return {
    texts: new Map(),
    renames: [],
    removes: files,
    descriptions: files.map((file) => `${file} is removed`),
  };
}
