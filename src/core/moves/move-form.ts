import type { Refused } from '../edits/text-edit.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import { changedTexts, type Plan } from './plan.ts';
import { rewriteUse } from './rewrite-use.ts';

/** Gives a form another name. What was sent under the old one keeps it. */
export function moveForm(content: WrittenContent, from: string, to: string): Plan | Refused {
  const form = content.forms.get(from);
  if (!form) return { refused: `There is no form ${from}.` };
  if (!/^[a-z][a-z0-9-]*$/.test(to))
    return { refused: `"${to}" can’t be the name of a form: write lower case letters, digits and hyphens.` };
  if (content.forms.has(to)) return { refused: `There is a form ${to} already.` };
  const uses = usesIn(content).filter(({ kind, name }) => kind === 'form' && name === from);
  const made = changedTexts(
    content,
    uses.map((use) => rewriteUse(use, from, to)),
  );
  if ('refused' in made) return made;
  const file = form.file.replace(`${from}.json`, `${to}.json`);
  return {
    texts: made.texts,
    renames: [{ from: form.file, to: file }],
    removes: [],
    words: [
      `${form.file} becomes ${file}`,
      ...made.words,
      `What was sent by it already keeps the name ${from} in the store`,
    ],
  };
}
