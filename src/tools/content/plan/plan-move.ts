import { moveAnchor } from '../../../authoring/moves/move-anchor.ts';
import { moveMedia } from '../../../authoring/moves/move-media.ts';
import { moveNamed } from '../../../authoring/moves/move-named.ts';
import { movePage } from '../../../authoring/moves/move-page.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import type { Refused } from '../../../authoring/edits/text-edit.ts';
import { removeValue, setValue } from '../../../authoring/edits/json-edits.ts';
import { applyEdits } from '../../../authoring/edits/text-edit.ts';
import { noteTranslations } from '../../migrate/note-translations.ts';
import { newName, type ResolvedName } from './resolve-name.ts';
import type { ReadContent } from '../read-content.ts';

/**
 * Plans a rename with all references, for `content mv` and for renames in code editors.
 * @param newNameText the new name, in any form
 */
export function planMove(
  loadedContent: ReadContent,
  resolved: ResolvedName,
  newNameText: string,
): Plan | Refused {
  const plan = movePlan(loadedContent, resolved, newNameText);
  if ('refused' in plan) return plan;
  // A name changes in both the original and its translation, so an up-to-date translation stays up to date.
  return { ...plan, texts: noteTranslations(loadedContent.project, plan.texts) };
}

function movePlan(loadedContent: ReadContent, resolved: ResolvedName, newNameText: string): Plan | Refused {
  const { content, project } = loadedContent;
  const { editorSchemas } = project;
  const { kind, name } = resolved;
  const to = newName(resolved, newNameText);
  if (kind === 'page')
    return withExtensionChanges(
      loadedContent,
      { from: name, to },
      movePage(content, name, to, editorSchemas),
    );
  if (kind === 'media') return moveMedia(content, name, to, editorSchemas);
  return kind === 'anchor' ? moveAnchor(content, name, to) : moveNamed(content, kind, name, to);
}

/** Adds to a plan the changes of extensions to a moved page's file. */
function withExtensionChanges(
  { content, validation, extensions }: ReadContent,
  { from, to }: { from: string; to: string },
  plan: Plan | Refused,
): Plan | Refused {
  const page = content.routes.get(from);
  if ('refused' in plan || !page) return plan;
  const newFile = plan.renames.find((each) => each.from === page.file)!.to;
  const context = { site: validation.site?.data ?? {}, pages: validation.pages };
  const { data } = page.references;
  const changes = extensions.flatMap(({ readdress }) => readdress?.({ data, to }, context) ?? []);
  let text = plan.texts.get(newFile)!;
  for (const { path, value } of changes) {
    const edited = value === undefined ? removeValue(text, path) : setValue(text, path, value);
    if ('refused' in edited) return { refused: `${page.file}: ${edited.refused}` };
    text = applyEdits(text, edited.edits);
  }
  plan.texts.set(newFile, text);
  const descriptions = changes.map(({ path, value }) =>
    value === undefined
      ? `${newFile}: the key "${path.at(-1)}" is removed`
      : `${newFile}: "${path.at(-1)}" becomes ${JSON.stringify(value)}`,
  );
  return { ...plan, descriptions: [...plan.descriptions, ...descriptions] };
}
