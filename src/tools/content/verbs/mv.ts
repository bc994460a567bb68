import { resolveName } from '../plan/resolve-name.ts';
import { planMove } from '../plan/plan-move.ts';
import { propose } from '../plan/propose.ts';
import { readContent } from '../read-content.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The command that renames a page, an anchor, a media file, a form or a shared section, with all references. */
export const mv = defineCommand({
  name: 'mv',
  summary:
    'renames a page (/about), an anchor (/about#team), a file of _media, a form or a shared section, with all references to it, and redirects its old address',
  takes: 'OLD NEW',
  options: {
    yes: { type: 'boolean', help: 'does not ask' },
  },
  run: async ({ values, positionals, ...call }) => {
    const [old, wanted, ...more] = positionals;
    if (!old || !wanted || more.length > 0) throw new UsageError('Give the old name and the new one.');
    const loadedContent = await readContent(call.roots);
    const meant = resolveName(loadedContent.content, old);
    if (!meant)
      return propose(call, loadedContent, { refused: `Nothing is called "${old}".` }, values.yes ?? false);
    return propose(call, loadedContent, planMove(loadedContent, meant, wanted), values.yes ?? false);
  },
});
