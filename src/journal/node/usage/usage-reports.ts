import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { firstMonth, sumUses, type MonthlyUses, type Uses } from '../../core/record/stored/usage-counts.ts';

/** The counts of all papers, most viewed first, as a table for people. */
export function usageTable(journal: JournalRecord, uses: MonthlyUses): string {
  const counted = usesOfPapers(journal, uses).map(({ paper, months }) => ({ paper, sum: sumUses(months) }));
  const lines = counted
    .sort((one, other) => other.sum.views - one.sum.views || other.sum.downloads - one.sum.downloads)
    .map(({ paper, sum }) => `${cell(sum.views)} ${cell(sum.downloads)}  ${paper.route}\n`);
  if (lines.length === 0) return 'No paper has been read yet.\n';
  return `Since ${firstMonth(uses)}:\n    read   loaded\n${lines.join('')}`;
}

/**
 * The counts by month as CSV, in COUNTER's terms: opening a page or file is an investigation, a file also a
 * request.
 */
export function usageCsv(journal: JournalRecord, uses: MonthlyUses): string {
  const rows = usesOfPapers(journal, uses).flatMap(({ paper, months }) =>
    [...months].flatMap(([month, each]) =>
      Object.entries(namedMetrics(each)).map(([metric, count]) => [
        paper.title,
        paper.doi ?? '',
        paper.url,
        metric,
        month,
        String(count),
      ]),
    ),
  );
  const line = (row: readonly string[]) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',');
  return [['Item', 'DOI', 'URI', 'Metric_Type', 'Month', 'Count'], ...rows]
    .map((row) => `${line(row)}\r\n`)
    .join('');
}

/**
 * An item report in the format of COUNTER 5.1. It is not audited.
 * @param created the time of the report
 * @see https://cop5.countermetrics.org
 */
export function usageReport(journal: JournalRecord, uses: MonthlyUses, created: Date): string {
  const counted = usesOfPapers(journal, uses);
  const months = counted.flatMap((each) => [...each.months.keys()]).sort();
  const items = counted.map(({ paper, months: own }) => ({
    Item: paper.title,
    Publisher: journal.publisher,
    Item_ID: { ...(paper.doi && { DOI: paper.doi }), URI: paper.url },
    Publication_Date: paper.published,
    Attribute_Performance: [
      {
        Data_Type: 'Article',
        Access_Type: 'Open',
        Access_Method: 'Regular',
        Performance: groupByMetric(own),
      },
    ],
  }));
  const report = {
    Report_Header: {
      Report_Name: 'Item Report',
      Report_ID: 'IR',
      Release: '5.1',
      Institution_Name: 'The World',
      Created: created.toISOString().replace(/\.\d+Z$/, 'Z'),
      Created_By: journal.publisher,
      Report_Filters: { Begin_Date: `${months[0] ?? ''}`, End_Date: `${months.at(-1) ?? ''}` },
    },
    Report_Items: [
      { Title: journal.title, ...(journal.issn && { Item_ID: { Online_ISSN: journal.issn } }), Items: items },
    ],
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function groupByMetric(months: ReadonlyMap<string, Uses>): Record<string, Record<string, number>> {
  const byMetric: Record<string, Record<string, number>> = {};
  for (const [month, uses] of months)
    for (const [metric, count] of Object.entries(namedMetrics(uses)))
      (byMetric[metric] ??= {})[month] = count;
  return byMetric;
}

/** The metrics without zeros: a report must not contain metrics without events. */
function namedMetrics({ views, downloads }: Uses): Record<string, number> {
  return {
    ...(views + downloads > 0 && { Total_Item_Investigations: views + downloads }),
    ...(downloads > 0 && { Total_Item_Requests: downloads }),
  };
}

function usesOfPapers(
  { papers }: JournalRecord,
  uses: MonthlyUses,
): { paper: PaperRecord; months: Map<string, Uses> }[] {
  return papers.flatMap((paper) => {
    const months = uses.get(paper.route);
    return months ? { paper, months } : [];
  });
}

function cell(count: number): string {
  return String(count).padStart(8);
}
