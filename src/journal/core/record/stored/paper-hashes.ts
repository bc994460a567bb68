import type { WrittenJournal } from '../../../content/journal.gen.ts';
import type { WrittenNotice } from '../../../content/notice.gen.ts';
import type { WrittenPaper } from '../../../content/paper.gen.ts';
import { issueKey } from '../issue-number.ts';
import { authorName } from '../authors/author.ts';

interface ItemData {
  /** The route of the paper or notice. */
  to: string;
  /** Its data. */
  data: Record<string, unknown>;
}

interface Items {
  papers: readonly ItemData[];
  notices: readonly ItemData[];
  issues: readonly ItemData[];
}

/**
 * The hash of each paper's and notice's metadata: the data of its file, the repeated data of the journal and of a
 * special issue, and the references between paper and notice. Formats, other papers and the board do not count.
 * @param site the data of pages-config/_site.json
 */
export function paperHashes(
  { papers, notices, issues }: Items,
  site: Record<string, unknown>,
): Map<string, string> {
  const { title, abbreviation, publisher, issn, issnPrint, licence, copyrightHolder } = site[
    'journal'
  ] as WrittenJournal;
  const repeatedData = JSON.stringify([
    site['url'],
    title,
    abbreviation,
    publisher,
    issn,
    ...(issnPrint === undefined ? [] : [issnPrint]),
    licence,
    copyrightHolder,
  ]);
  const noticesByPaper = Map.groupBy(notices, ({ data }) => data['of']);
  const byRoute = new Map(papers.map((paper) => [paper.to, paper]));
  const special = new Map(
    issues.flatMap(({ data: { volume, issue, title, guestEditors } }) =>
      title === undefined ? [] : [[issueKey({ volume, issue }), [title, guestEditors]]],
    ),
  );
  const linkedData = ({ to, data }: ItemData): unknown[] => [
    ...(noticesByPaper.get(to) ?? []).map((notice) => [notice.to, notice.data]),
    ...repeatedFacts(byRoute, data),
    ...(special.get(issueKey(data)) ?? []),
  ];
  return new Map(
    [...papers, ...notices].map((item) => {
      const others = linkedData(item);
      const linkedText = others.length > 0 ? JSON.stringify(others) : '';
      return [item.to, fnvHash(JSON.stringify(item.data) + repeatedData + linkedText)];
    }),
  );
}

/** The data that the record of a notice repeats: those of its paper, and of the authors who sign it. */
function repeatedFacts(
  papers: ReadonlyMap<string, ItemData>,
  { type, of, signedBy }: ItemData['data'],
): unknown[] {
  const paper = type === 'notice' ? papers.get(String(of)) : undefined;
  if (!paper) return [];
  const signers = new Set((signedBy as WrittenNotice['signedBy']).map(authorName));
  const authors = (paper.data['authors'] as WrittenPaper['authors']).filter((each) =>
    signers.has(authorName(each)),
  );
  const { title, subtitle, doi } = paper.data;
  return [
    [title, subtitle, doi],
    ...authors.map(({ affiliation, ror, furtherAffiliations, orcid, position }) => {
      return [affiliation, ror, furtherAffiliations, orcid, position];
    }),
  ];
}

/**
 * FNV-1a, twice with different seeds: 64 bits in hexadecimal. It only distinguishes versions of one paper, and must
 * be the same everywhere.
 */
function fnvHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, PRIME);
    other = Math.imul(other ^ unit, PRIME);
  }
  return hex(one) + hex(other);
}

const PRIME = 0x01000193;

function hex(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}
