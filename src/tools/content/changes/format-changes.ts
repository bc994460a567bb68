import type { FileChange } from '../../../authoring/compare/compare-content.ts';
import { markdownText } from '../../report/markdown-text.ts';
import type { ContentComparison } from './content-changes.ts';

/** The changes for a terminal: one line each, followed by the pages that look different. */
export function changesInText({ changes, routes, uncompared, removed }: ContentComparison): string {
  const lines = changes.flatMap((change) => {
    const head = describeFile(change);
    return [...(head ? [head] : []), ...change.descriptions.map((words) => `${change.name} › ${words}`)];
  });
  const files = uncompared.map((file) => `${file} ${removed.includes(file) ? 'removed' : 'changed'}`);
  if (lines.length + files.length === 0) return NOTHING;
  const looks = `${routes.length} ${routes.length === 1 ? 'page looks' : 'pages look'} different`;
  return `${[...lines, ...files].join('\n')}\n\n${looks}${routes.length > 0 ? `: ${routes.join(' ')}` : ''}\n`;
}

/** Links for reviewers. */
export interface ReviewLinks {
  /** The address of a preview of the change, for links to the changed pages. */
  preview?: string | undefined;
  /** The address of pictures and the built site. */
  artifacts?: string | undefined;
}

/** The maximal length of the text, below GitHub's limit of 65,536 characters per comment. */
const MAX_LENGTH = 60_000;

/** The changes for a review page. A text that is too long for a comment is cut at the end of a line. */
export function changesInMarkdown(
  content: ContentComparison,
  { preview, artifacts }: ReviewLinks = {},
): string {
  const { changes, routes, uncompared, removed } = content;
  const sections = changes.map((change) => {
    const head = describeFile(change);
    const items = [...(head ? [head] : []), ...change.descriptions];
    const route = change.route === undefined ? '' : ` \`${change.route}\``;
    return `### ${markdownText(change.name)}${route}\n\n${items.map((words) => `- ${markdownText(words)}\n`).join('')}`;
  });
  const files = uncompared.map((file) => `- \`${file}\` ${removed.includes(file) ? 'removed' : 'changed'}\n`);
  const fileSection = files.length > 0 ? [`### Files\n\n${files.join('')}`] : [];
  const base = preview?.replace(/\/+$/, '');
  const links = [
    ...(base ? [`[Preview](${base}/)`] : []),
    ...(artifacts ? [`[Pictures before and after, and the built site](${artifacts})`] : []),
  ].join(' · ');
  const foot = links ? `\n${links}\n` : '';
  if (sections.length + fileSection.length === 0) return `${NOTHING}${foot}`;
  const pageLinks = routes.map((route) =>
    base ? `- [\`${route}\`](${base}${route})\n` : `- \`${route}\`\n`,
  );
  const looks = `### Pages that look different (${routes.length})\n\n${pageLinks.join('')}`;
  return cut([looks, ...sections, ...fileSection].join('\n'), MAX_LENGTH - foot.length) + foot;
}

const NOTHING = 'Nothing has changed in the content.\n';

/** The change of a file as a whole. */
function describeFile({ kind, name, route, from }: FileChange): string | undefined {
  const subject = route === undefined ? name : `Page ${route} (${name})`;
  if (kind === 'added') return `${subject} is new`;
  if (kind === 'removed') return `${subject} is removed`;
  return kind === 'moved' ? `${subject} was ${String(from)}` : undefined;
}

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, text.lastIndexOf('\n', maxLength - 100) + 1)}\n… and more: \`npm run content -- diff\` shows all of it.\n`;
}
