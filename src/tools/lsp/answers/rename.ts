import { LSPErrorCodes, ResponseError, type Position, type WorkspaceEdit } from 'vscode-languageserver/node';
import type { Roots } from '../../../site-build/roots.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import { FILM_ENDINGS } from '../../../core/rules/media/media.ts';
import { newErrors } from '../../content/plan/check-plan.ts';
import { resolveName, type ResolvedName } from '../../content/plan/resolve-name.ts';
import { planMove } from '../../content/plan/plan-move.ts';
import type { LiveState } from '../live-content.ts';
import { nameAt, type NameAt } from '../name-at.ts';
import { toLspRange, type PathMapping } from '../path-mapping.ts';
import { workspaceEdit, type GetVersion } from '../workspace-edit.ts';

/**
 * The range and the name that a rename at a place would change, shown before the user types a new name; null
 * if there is none.
 */
export function renameable(state: LiveState, file: string, position: Position) {
  const nameHere = nameAt(state, file, position);
  const resolved = nameHere && toResolvedName(nameHere);
  return resolved ? { range: toLspRange(nameHere.range), placeholder: shownName(resolved) } : null;
}

/**
 * The edits of `content -- mv`, and renames of files, which the editor carries out.
 * @throws ResponseError with a message if that is impossible, or would cause an error
 */
export async function rename(
  roots: Roots,
  state: LiveState,
  places: PathMapping,
  getVersion: GetVersion,
  file: string,
  position: Position,
  newName: string,
): Promise<WorkspaceEdit> {
  const nameHere = nameAt(state, file, position);
  const resolved = nameHere && toResolvedName(nameHere);
  if (!resolved)
    throw requestFailed(
      'Only a page, an anchor, a picture, a file, a form or a shared section has a name to change.',
    );
  const plan = safePlan(state, resolved, newName);
  return workspaceEdit(roots, plan, state.unsaved, places, getVersion);
}

/**
 * The edits that belong to a rename of a file in the editor.
 * @returns null for a file that no content refers to
 * @throws ResponseError as in `rename`
 */
export async function followRename(
  roots: Roots,
  state: LiveState,
  places: PathMapping,
  getVersion: GetVersion,
  from: string,
  to: string,
): Promise<WorkspaceEdit | null> {
  const resolved = resolveName(state.content(), from);
  if (!resolved) return null;
  const plan = safePlan(state, resolved, to);
  // If content can't have the new name, such as one in another folder of forms, only the file is renamed.
  if (!plan.renames.some((each) => each.from === from && each.to === to)) return null;
  const renames = plan.renames.filter((each) => each.from !== from);
  // The text of the file itself changes before the editor renames it.
  return workspaceEdit(roots, { ...plan, renames }, state.unsaved, places, getVersion, { from, to });
}

/** A plan; refused if it would cause an error. */
function safePlan(state: LiveState, resolved: ResolvedName, newName: string): Plan {
  const content = state.content();
  const plan = planMove({ ...state, content }, resolved, newName);
  if ('refused' in plan) throw requestFailed(plan.refused);
  const [error] = newErrors({ ...state, content }, plan);
  if (error) throw requestFailed(`This would cause an error: ${error.file}: ${error.message}`);
  return plan;
}

function toResolvedName({ kind, name }: NameAt): ResolvedName | undefined {
  // The three files of a film have one name in content.
  if (kind === 'media') return { kind, name: withoutFilmEnding(name) };
  return kind === 'page' || kind === 'anchor' || kind === 'form' || kind === 'shared'
    ? { kind, name }
    : undefined;
}

function withoutFilmEnding(name: string): string {
  const ending = FILM_ENDINGS.find((each) => each !== '.webp' && name.endsWith(each));
  return ending === undefined ? name : name.slice(0, -ending.length);
}

function shownName({ kind, name }: ResolvedName): string {
  return kind === 'anchor' ? name.replace(/^.*#/, '') : name;
}

/** An error that an editor shows in place of a result. */
export function requestFailed(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}
