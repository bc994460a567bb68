import type { Refused } from '../edits/text-edit.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import { changedTexts, type Plan } from './plan.ts';
import { formTranslations } from './form-translations.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Renames a form or a shared section. Submissions keep the old name of a form.
 * @param kind form or shared section
 */
export function moveNamed(
  content: WrittenContent,
  kind: 'form' | 'shared',
  from: string,
  to: string,
): Plan | Refused {
  const known = kind === 'form' ? content.forms : content.shared;
  const what = kind === 'form' ? 'form' : 'shared section';
  const found = known.get(from);
  if (!found) return { refused: `There is no ${what} ${from}.` };
  if (!/^[a-z][a-z0-9-]*$/.test(to))
    return {
      refused: `"${to}" can’t be the name of a ${what}: write lower case letters, digits and hyphens.`,
    };
  if (known.has(to)) return { refused: `There is a ${what} ${to} already.` };
  const uses = usesIn(content).filter((use) => use.kind === kind && use.name === from);
  const made = changedTexts(
    content,
    uses.map((use) => rewriteUse(use, from, to)),
  );
  if ('refused' in made) return made;
  const renames = [found.file, ...formTranslations(content, found.file)].map((file) => ({
    from: file,
    to: file.replace(`/${from}.`, `/${to}.`),
  }));
  return {
    texts: made.texts,
    renames,
    removes: [],
    descriptions: [
      ...renames.map((file) => `${file.from} becomes ${file.to}`),
      ...made.descriptions,
      ...(kind === 'form' ? [`Earlier submissions keep the name ${from} in the store`] : []),
    ],
  };
}
