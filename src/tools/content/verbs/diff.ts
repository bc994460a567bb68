import { parseArgs } from 'node:util';
import { UnknownCommit } from '../../check/changes/changed-files.ts';
import { changesInMarkdown, changesInText } from '../changes/change-words.ts';
import { contentChanges } from '../changes/content-changes.ts';
import { WrongCall, type Verb } from '../verb.ts';

/** Says what has changed in the content as a person would. */
export const diff: Verb = {
  usage: '[REV] [--markdown [--preview URL] [--artifacts URL]]',
  help: 'what has changed in the content since a commit (HEAD), in words, and which pages look otherwise',
  run: async ({ roots, args, out, err }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        markdown: { type: 'boolean', default: false },
        preview: { type: 'string' },
        artifacts: { type: 'string' },
      },
    });
    const [since = 'HEAD', ...more] = positionals;
    if (more.length > 0) throw new WrongCall('Name one commit, branch or tag to compare with.');
    const told = await contentChanges(roots, since).catch((error: unknown) => {
      if (!(error instanceof UnknownCommit)) throw error;
      err(`${error.message}\n`);
      return undefined;
    });
    if (!told) return 1;
    out(values.markdown ? changesInMarkdown(told, values) : changesInText(told));
    return 0;
  },
};
