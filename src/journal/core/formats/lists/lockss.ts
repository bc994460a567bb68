import { issueInWords } from '../../record/issue-number.ts';
import type { IssueRecord, JournalRecord } from '../../record/record.ts';
import { escapeMarkup } from 'pagewright/text';

/** A manifest with more papers would be too large: it then links to the issues, and their pages to the papers. */
const mostPapers = 250;

/**
 * The page for preservation archives with the contents of a volume and the permission: crawlers look for this exact
 * sentence, and follow the links.
 */
export function lockssManifest(journal: JournalRecord, volume: number): string {
  const issues = journal.issues.filter((issue) => issue.volume === volume);
  const isShort = issues.reduce((sum, { papers }) => sum + papers.length, 0) <= mostPapers;
  const title = `${journal.title}, Volume ${volume}: manifest for archives`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>LOCKSS system has permission to collect, preserve, and serve this open access Archival Unit</p>
${issues.map((issue) => issueList(issue, isShort)).join('\n')}
<p><a href="${journal.route}">${escapeMarkup(journal.title)}</a>, published by ${escapeMarkup(journal.publisher)}</p>
</main>
</body>
</html>
`;
}

/** The volumes with issues, oldest first. */
export function listVolumes({ issues }: JournalRecord): number[] {
  return [...new Set(issues.map(({ volume }) => volume))];
}

function issueList({ route, volume, issue, papers, notices }: IssueRecord, isShort: boolean): string {
  const items = (isShort ? [...papers, ...notices] : []).map(({ route: page, pdf, title, language }) => {
    const file = pdf ? ` (<a href="${pdf.path}">PDF</a>)` : '';
    return `<li><a href="${page}" lang="${language}">${escapeMarkup(title)}</a>${file}</li>`;
  });
  const list = items.length > 0 ? `\n<ul>\n${items.join('\n')}\n</ul>` : '';
  return `<h2><a href="${route}">Volume ${volume}, ${issueInWords(issue)}</a></h2>${list}`;
}
