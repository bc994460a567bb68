import { parseArgs } from 'node:util';
import { contentFileOf, type ContentFile } from '../../core/content/content-file.ts';
import { collect } from '../../core/content/collections.ts';
import { changedRoutes } from '../../core/compare/changed-routes.ts';
import { compareContent, type FileChange } from '../../core/compare/compare-content.ts';
import type { ProjectFile } from '../../core/project.ts';
import { UnknownCommit } from '../check/changed-files.ts';
import { contentSince, type ChangedContent } from './content-at.ts';
import { filesBelow } from './files-below.ts';
import { madeContent, readContent } from './read-content.ts';
import { WrongCall, type Verb } from './verb.ts';

/** Says what has changed in the content as a person would. */
export const diff: Verb = {
  usage: '[REV] [--markdown]',
  help: 'what has changed in the content since a commit (HEAD), in words, and which pages look otherwise',
  run: async ({ roots, args, out, err }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { markdown: { type: 'boolean', default: false } },
    });
    const [since = 'HEAD', ...more] = positionals;
    if (more.length > 0) throw new WrongCall('Name one commit, branch or tag to compare with.');
    const changed = await contentSince(roots.site, since).catch((error: unknown) => {
      if (!(error instanceof UnknownCommit)) throw error;
      err(`${error.message}\n`);
      return undefined;
    });
    if (!changed) return 1;
    const read = await readContent(roots);
    const later = filesBelow(roots, read.project, []).filter(({ path }) => changed.there.includes(path));
    const { validation } = read;
    const changes = compareContent(validation.set, await earlier(changed), later, validation.site?.data);
    const finders = read.extensions.map((extension) => extension.collect);
    const collections = collect(validation.pages, finders);
    const files = [...changed.there, ...changed.removed];
    const routes = changedRoutes(madeContent(read), changes, files, collections);
    const others = files.filter((file) => !isCompared(file));
    const told = { changes, routes, others: others.sort(), removed: changed.removed };
    out(values.markdown ? inMarkdown(told) : inText(told));
    return 0;
  },
};

interface Told {
  changes: readonly FileChange[];
  /** The pages that look otherwise. */
  routes: readonly string[];
  /** Files that are not compared by what they say: pictures, the theme, records. */
  others: readonly string[];
  removed: readonly string[];
}

/** Whether a file is compared by what it says; of all others it is told that they are others. */
function isCompared(file: string): boolean {
  return COMPARED.has(contentFileOf(file));
}

const COMPARED: ReadonlySet<ContentFile> = new Set<ContentFile>([
  'page',
  'site',
  'not-found',
  'offline',
  'form',
  'shared',
  'redirects',
]);

async function earlier({ there, removed, textBefore }: ChangedContent): Promise<ProjectFile[]> {
  const files = [...there, ...removed].filter(isCompared);
  const texts = await Promise.all(files.map(async (path) => ({ path, text: await textBefore(path) })));
  return texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
}

function inText({ changes, routes, others, removed }: Told): string {
  const lines = changes.flatMap((change) => {
    const head = headOf(change);
    return [...(head ? [head] : []), ...change.words.map((words) => `${change.name} › ${words}`)];
  });
  const files = others.map((file) => `${file} ${removed.includes(file) ? 'removed' : 'changed'}`);
  if (lines.length + files.length === 0) return 'Nothing has changed in the content.\n';
  const looks = `${routes.length} ${routes.length === 1 ? 'page looks' : 'pages look'} otherwise`;
  return `${[...lines, ...files].join('\n')}\n\n${looks}${routes.length > 0 ? `: ${routes.join(' ')}` : ''}\n`;
}

function inMarkdown({ changes, routes, others, removed }: Told): string {
  const sections = changes.map((change) => {
    const head = headOf(change);
    const items = [...(head ? [head] : []), ...change.words];
    const route = change.route === undefined ? '' : ` \`${change.route}\``;
    return `### ${escaped(change.name)}${route}\n\n${items.map((words) => `- ${escaped(words)}\n`).join('')}`;
  });
  const files = others.map((file) => `- \`${file}\` ${removed.includes(file) ? 'removed' : 'changed'}\n`);
  const more = files.length > 0 ? [`### Files\n\n${files.join('')}`] : [];
  if (sections.length + more.length === 0) return 'Nothing has changed in the content.\n';
  const looks = `### Pages that look otherwise (${routes.length})\n\n${routes.map((route) => `- \`${route}\`\n`).join('')}`;
  return [...sections, ...more, looks].join('\n');
}

/** What has happened to a whole page. */
function headOf({ kind, name, route, from }: FileChange): string | undefined {
  const what = route === undefined ? name : `Page ${route} (${name})`;
  if (kind === 'added') return `${what} is new`;
  if (kind === 'removed') return `${what} is removed`;
  return kind === 'moved' ? `${what} was ${String(from)}` : undefined;
}

/** What Markdown and HTML would take for signs of their own. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`).replaceAll('\n', ' ');
}
