import type { MovePage } from '../../../site-build/extensions/move-page.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { formatText } from '../../report/text.ts';
import { applyPlan } from './apply-plan.ts';
import { newErrors } from './check-plan.ts';
import { planMove } from './plan-move.ts';
import { readContent } from '../read-content.ts';

/**
 * Moves a page and changes its file, without asking: for commands that the user has already confirmed.
 * @param roots the folders of the engine and of the site
 * @param move the old and the new route, and the edit of the file
 * @returns the result, or a message for the user: the page can't be moved
 */
export async function moveEdited(
  roots: Roots,
  { from, to, edit }: Parameters<MovePage>[0],
): ReturnType<MovePage> {
  const loadedContent = await readContent(roots);
  const plan = planMove(loadedContent, { kind: 'page', name: from }, to);
  if ('refused' in plan) return plan;
  const file = loadedContent.content.routes.get(from)!.file;
  const moved = plan.renames.find((each) => each.from === file)!.to;
  plan.texts.set(moved, edit(plan.texts.get(moved)!));
  const errors = newErrors(loadedContent, plan);
  if (errors.length > 0)
    return { refused: `Nothing is changed: this would cause errors:\n${formatText(errors, false)}` };
  await applyPlan(roots, plan);
  return { descriptions: plan.descriptions };
}
