import { isContentName } from '../../core/content/content-name.ts';
import type { Refused } from '../edits/text-edit.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import { changedTexts, type Plan } from './plan.ts';
import { formTranslations } from './form-translations.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Plans the rename of a form or a shared section. Submissions keep the old name of a form.
 * @param kind form or shared section
 */
export function moveNamed(
  content: WrittenContent,
  kind: 'form' | 'shared',
  from: string,
  to: string,
): Plan | Refused {
  const filesByName = kind === 'form' ? content.forms : content.shared;
  const kindName = kind === 'form' ? 'form' : 'shared section';
  const namedFile = filesByName.get(from);
  if (!namedFile) return { refused: `There is no ${kindName} ${from}.` };
  if (!isContentName(to))
    return {
      refused: `"${to}" can’t be the name of a ${kindName}: write lower case letters, digits and hyphens.`,
    };
  if (filesByName.has(to)) return { refused: `There is a ${kindName} ${to} already.` };
  const uses = usesIn(content).filter((use) => use.kind === kind && use.name === from);
  const textChanges = changedTexts(
    content,
    uses.map((use) => rewriteUse(use, from, to)),
  );
  if ('refused' in textChanges) return textChanges;
  const renames = [namedFile.file, ...formTranslations(content, namedFile.file)].map((file) => ({
    from: file,
    to: file.replace(`/${from}.`, `/${to}.`),
  }));
  return {
    texts: textChanges.texts,
    renames,
    removes: [],
    descriptions: [
      ...renames.map((file) => `${file.from} becomes ${file.to}`),
      ...textChanges.descriptions,
      ...(kind === 'form' ? [`Earlier submissions keep the name ${from} in the store`] : []),
    ],
  };
}
