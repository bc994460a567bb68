import { UnknownCommitError } from '../../check/changes/changed-files.ts';
import { changesInMarkdown, changesInText } from '../changes/format-changes.ts';
import { contentChanges } from '../changes/content-changes.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The command that describes changes of the content in sentences. */
export const diff = defineCommand({
  name: 'diff',
  summary: 'lists the changes of the content since a commit (HEAD), and the pages that look different',
  takes: '[REV]',
  options: {
    markdown: { type: 'boolean', help: 'as Markdown' },
    preview: { type: 'string', value: 'URL', help: 'the address of a preview' },
    artifacts: { type: 'string', value: 'URL', help: 'the address of the pictures' },
  },
  run: async ({ roots, values, positionals, out, err }) => {
    const [since = 'HEAD', ...more] = positionals;
    if (more.length > 0) throw new UsageError('Name one commit, branch or tag to compare with.');
    const reported = await contentChanges(roots, since).catch((error: unknown) => {
      if (!(error instanceof UnknownCommitError)) throw error;
      err(`${error.message}\n`);
      return undefined;
    });
    if (!reported) return 1;
    out(values.markdown ? changesInMarkdown(reported, values) : changesInText(reported));
    return 0;
  },
});
