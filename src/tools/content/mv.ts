import { parseArgs } from 'node:util';
import { moveForm } from '../../core/moves/move-form.ts';
import { moveMedia } from '../../core/moves/move-media.ts';
import { movePage } from '../../core/moves/move-page.ts';
import { nameMeant, newName } from './name-meant.ts';
import { propose } from './propose.ts';
import { readContent } from './read-content.ts';
import { WrongCall, type Verb } from './verb.ts';

/** Gives a page, a file of media or a form another name, wherever it is named. */
export const mv: Verb = {
  usage: 'OLD NEW [--yes]',
  help: 'renames a page (/about), a file of _media or a form, with everything that names it, and leads on from its old address',
  run: async (call) => {
    const { values, positionals } = parseArgs({
      args: [...call.args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    const [old, wanted, ...more] = positionals;
    if (!old || !wanted || more.length > 0) throw new WrongCall('Say what is meant, and its new name.');
    const read = await readContent(call.roots);
    const { content, project } = read;
    const meant = nameMeant(content, old);
    if (!meant) return propose(call, read, { refused: `Nothing is called "${old}".` }, values.yes);
    const { kind, name } = meant;
    const to = newName(meant, wanted);
    const plan =
      kind === 'page'
        ? movePage(content, name, to, project.editorSchemas)
        : kind === 'media'
          ? moveMedia(content, name, to, project.editorSchemas)
          : moveForm(content, name, to);
    return propose(call, read, plan, values.yes);
  },
};
