import { parseArgs } from 'node:util';
import { nameMeant } from '../plan/name-meant.ts';
import { planMove } from '../plan/plan-move.ts';
import { propose } from '../plan/propose.ts';
import { readContent } from '../read-content.ts';
import { WrongCall, type Verb } from '../verb.ts';

/** Gives a page, a place on one, a file of media, a form or a shared section another name, wherever it is named. */
export const mv: Verb = {
  usage: 'OLD NEW [--yes]',
  help: 'renames a page (/about), a place on one (/about#team), a file of _media, a form or a shared section, with everything that names it, and leads on from its old address',
  run: async (call) => {
    const { values, positionals } = parseArgs({
      args: [...call.args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    const [old, wanted, ...more] = positionals;
    if (!old || !wanted || more.length > 0) throw new WrongCall('Say what is meant, and its new name.');
    const read = await readContent(call.roots);
    const meant = nameMeant(read.content, old);
    if (!meant) return propose(call, read, { refused: `Nothing is called "${old}".` }, values.yes);
    return propose(call, read, planMove(read, meant, wanted), values.yes);
  },
};
