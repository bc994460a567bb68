import type { Diagnostic } from '../../core/diagnostic.ts';
import { formatCount } from '../../core/schema/message-parts.ts';
import { markdownText } from './markdown-text.ts';

/** The maximal number of rows: GitHub's job summary shows at most a million bytes. */
const MAX_ROWS = 1000;

/**
 * A table of all diagnostics, errors first, for a review page.
 * @param source the base address of files, for links to their lines. Default: no links
 */
export function formatMarkdown(diagnostics: readonly Diagnostic[], source?: string): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const title = `## Content: ${formatCount(errors.length, 'error', 'errors')}, ${formatCount(warnings.length, 'warning', 'warnings')}\n`;
  if (diagnostics.length === 0) return title;
  const rows = [...errors, ...warnings].slice(0, MAX_ROWS).map((each) => row(each, source));
  const hiddenCount = diagnostics.length - rows.length;
  const more = hiddenCount > 0 ? `\n${hiddenCount} more: \`npm run validate\` lists all of them.\n` : '';
  return `${title}\n| Where | What | Instead |\n| --- | --- | --- |\n${rows.join('')}${more}`;
}

/** Round brackets would end the address of a link. */
function fileAddress(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/').replaceAll('(', '%28').replaceAll(')', '%29');
}

function row({ file, line, column, severity, code, message, hint }: Diagnostic, source?: string): string {
  const place = markdownText(`${file}:${line}:${column}`);
  const where = source ? `[${place}](${source}/${fileAddress(file)}#L${line})` : place;
  const name = severity === 'error' ? `**${code}**` : `${code} (warning)`;
  return `| ${where} | ${name} ${markdownText(message)} | ${markdownText(hint ?? '')} |\n`;
}
