import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { depositedItems, type DepositedPapers } from '../../core/deposits/deposited-papers.ts';
import { finishedGroups } from '../../core/deposits/deposits.ts';
import { latest, toInstant } from '../../core/record/dates.ts';
import { issuePath, issueSegment } from '../../core/record/issue-number.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { paperLastChange } from '../../core/record/stored/last-change.ts';
import { createAmendments } from '../build/amendments.ts';
import type { CommandResult } from '../verbs/command-result.ts';
import { packageArticle } from './package-article.ts';

/**
 * Writes a package per issue into var/packages, for PubMed Central, Portico and CLOCKSS: a ZIP with the JATS, PDF,
 * figures and supplementary files of its papers and notices. Its bytes depend only on the content.
 * @param root the site's folder
 * @param named one issue, as v1/i3. Default: all
 * @see https://pmc.ncbi.nlm.nih.gov/pub/filespec-delivery/
 */
export async function writePackages(
  root: string,
  journal: JournalRecord,
  named: string | undefined,
): Promise<CommandResult> {
  const groups = finishedGroups(journal).filter(
    (group) => named === undefined || ('issue' in group && issuePath(group) === named),
  );
  const amendments = createAmendments(journal.papers);
  const read = async (file: string): Promise<Uint8Array> => {
    const bytes = await readFile(path.join(root, 'pages-config', file));
    return amendments.get(file)?.(bytes) ?? bytes;
  };
  const lines: string[] = [];
  for (const group of groups) {
    // A paper that waits for its issue is left out, because its numbers may change.
    const items = depositedItems(group).filter(
      (item) => !item.sample && ('issue' in group || item.isContinuous),
    );
    if (items.length === 0) continue;
    const date = toInstant(latest(items.map(paperLastChange))!);
    const zip: Zippable = {};
    for (const [item, base] of nameFiles(items, group, journal))
      for (const [name, content] of await packageArticle(item, journal, base, read)) zip[name] = content;
    const file = `var/packages/${packageName(group, journal)}.${date.slice(0, 10).replaceAll('-', '')}.zip`;
    await mkdir(path.join(root, 'var/packages'), { recursive: true });
    await writeFile(path.join(root, file), zipSync(zip, { mtime: date.slice(0, 19) }));
    lines.push(`wrote ${file}: ${Object.keys(zip).length} files; papers and notices: ${items.length}\n`);
  }
  return { text: lines.join('') || nothingToPack(named), code: 0 };
}

function nothingToPack(named: string | undefined): string {
  return `${named ?? 'The journal'} has no finished paper to pack: all are samples or drafts.\n`;
}

/** The name of a package, from journal, volume and issue: 1234-5679-1-3. */
function packageName(group: DepositedPapers, journal: JournalRecord): string {
  const place = 'issue' in group ? [group.volume, issueSegment(group.issue).replace(/^i/, '')] : [];
  return [journalId(journal), ...place].join('-');
}

/** The names of papers: the name of the package, and the first page or article number; equal names get a letter. */
function nameFiles(
  items: readonly PaperRecord[],
  group: DepositedPapers,
  journal: JournalRecord,
): Map<PaperRecord, string> {
  const withNames = items.map((item) => {
    const { volume, firstPage, articleNumber = firstPage, slug } = item;
    const place = 'issue' in group || volume === undefined ? [] : [volume];
    return [item, [packageName(group, journal), ...place, articleNumber ?? slug].join('-')] as const;
  });
  const byName = Map.groupBy(withNames, ([, name]) => name);
  return new Map(
    withNames.map(([item, name]) => {
      const sameName = byName.get(name)!;
      const letter = String.fromCodePoint(97 + sameName.findIndex(([each]) => each === item));
      return [item, sameName.length > 1 ? `${name}-${letter}` : name];
    }),
  );
}

/** The ISSN, or the short title in small letters. */
function journalId({ issn, issnPrint, abbreviation, title }: JournalRecord): string {
  const words = (abbreviation ?? title).toLowerCase().replace(/[^a-z0-9]+/g, '');
  return issn ?? issnPrint ?? words;
}
