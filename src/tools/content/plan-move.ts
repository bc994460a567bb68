import { moveAnchor } from '../../core/moves/move-anchor.ts';
import { moveMedia } from '../../core/moves/move-media.ts';
import { moveNamed } from '../../core/moves/move-named.ts';
import { movePage } from '../../core/moves/move-page.ts';
import type { Plan } from '../../core/moves/plan.ts';
import type { Refused } from '../../core/edits/text-edit.ts';
import type { WrittenContent } from '../../core/references/written-content.ts';
import { newName, type NameMeant } from './name-meant.ts';

/**
 * What is to be done to give something another name, wherever it is named.
 * @param wanted the new name, in any of the ways in which names are typed
 * @param editorSchemas where the editor's schemas lie, from the site's root
 */
export function planMove(
  content: WrittenContent,
  meant: NameMeant,
  wanted: string,
  editorSchemas?: string,
): Plan | Refused {
  const { kind, name } = meant;
  const to = newName(meant, wanted);
  if (kind === 'page') return movePage(content, name, to, editorSchemas);
  if (kind === 'media') return moveMedia(content, name, to, editorSchemas);
  return kind === 'anchor' ? moveAnchor(content, name, to) : moveNamed(content, kind, name, to);
}
