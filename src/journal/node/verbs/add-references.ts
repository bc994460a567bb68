import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ValidPage } from 'pagewright/content';
import { applyEdits, setValue } from 'pagewright/json';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { countNoun } from '../../core/deposits/gap.ts';
import { replaceByWorks } from '../import/cited-works.ts';
import type { ImportResult } from '../import/imported-paper.ts';
import type { CommandResult } from './command-result.ts';

/** The paper that is the target of an import: v1/i3/night-trains. */
export function findTargetPaper(pages: readonly ValidPage[], name: string): ValidPage | undefined {
  return pages.find(({ route, data }) => {
    return (
      route.endsWith(`/${name}`) && (data['template'] as { type?: string } | undefined)?.type === 'paper'
    );
  });
}

/**
 * Adds the works of a reference manager's file to the references of a paper: a work replaces the text that names
 * it, and other works come at the end.
 * @param root the site's folder
 */
export async function addReferences(
  root: string,
  { file, data }: ValidPage,
  entries: readonly ImportResult[],
): Promise<CommandResult> {
  const works = entries.flatMap(({ work }) => work ?? []);
  const { references: before = [] } = data['template'] as WrittenPaper;
  const { references, unmatched } = replaceByWorks(before, works);
  const existing = new Set(before.map((each) => JSON.stringify(each)));
  const added = unmatched.filter((work) => !existing.has(JSON.stringify(work)));
  const target = path.join(root, file);
  const text = await readFile(target, 'utf8');
  const list = [...references, ...added];
  const edited = setValue(text, ['template', 'references'], list);
  if ('refused' in edited) return { text: `${edited.refused}\n`, code: 1 };
  await writeFile(target, applyEdits(text, edited.edits));
  return { text: `${file} lists ${countNoun(list.length, 'reference')}.\n`, code: 0 };
}
