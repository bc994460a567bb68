import { removeFile } from '../../../authoring/moves/remove-file.ts';
import { removePage } from '../../../authoring/moves/remove-page.ts';
import { resolveName } from '../plan/resolve-name.ts';
import { propose } from '../plan/propose.ts';
import { readContent } from '../read-content.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The command that removes a page, a media file, a form or a shared section. */
export const rm = defineCommand({
  name: 'rm',
  summary:
    'removes a page, and redirects its address or marks it as gone; or removes an unused file, form or shared section',
  takes: 'NAME',
  options: {
    to: { type: 'string', value: 'ROUTE', help: 'the new target of its address' },
    gone: { type: 'boolean', help: 'marks the address as permanently gone' },
    yes: { type: 'boolean', help: 'does not ask' },
  },
  run: async ({ values, positionals, ...call }) => {
    const [typedName, ...more] = positionals;
    if (!typedName || more.length > 0)
      throw new UsageError('Name the page, file, form or shared section to remove.');
    const loadedContent = await readContent(call.roots);
    const resolved = resolveName(loadedContent.content, typedName);
    if (!resolved)
      return propose(
        call,
        loadedContent,
        { refused: `Nothing is called "${typedName}".` },
        values.yes ?? false,
      );
    const { kind, name } = resolved;
    if (kind === 'anchor')
      throw new UsageError(
        'To remove an anchor, remove its "id" from the file; npm run validate then names the links to it.',
      );
    if (kind !== 'page')
      return propose(call, loadedContent, removeFile(loadedContent.content, kind, name), values.yes ?? false);
    if ((values.to === undefined) === !values.gone)
      throw new UsageError(
        'Give the new target of its address: --to ROUTE. Or mark it as permanently gone: --gone.',
      );
    const plan = removePage(loadedContent.content, name, values.to, loadedContent.project.editorSchemas);
    return propose(call, loadedContent, plan, values.yes ?? false);
  },
});
