import type { WrittenJournal } from '../../content/journal.gen.ts';
import type { WrittenNotice } from '../../content/notice.gen.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { nameOf } from '../authors/author.ts';

interface ItemData {
  /** The route of the paper or the notice. */
  to: string;
  /** What its file says of it. */
  data: Record<string, unknown>;
}

interface Items {
  papers: readonly ItemData[];
  notices: readonly ItemData[];
  issues: readonly ItemData[];
}

/**
 * Tells of each paper and each notice whether its metadata have changed: a hash of what its file says, of what every record
 * repeats of the journal and of a special issue, and of what paper and notice say of each other. How formats write it does
 * not count, nor do other papers and the board.
 * @param site the data of pages-config/_site.json
 */
export function paperHashes(
  { papers, notices, issues }: Items,
  site: Record<string, unknown>,
): Map<string, string> {
  const { title, abbreviation, publisher, issn, licence, copyrightHolder } = site[
    'journal'
  ] as WrittenJournal;
  const repeated = JSON.stringify([
    site['url'],
    title,
    abbreviation,
    publisher,
    issn,
    licence,
    copyrightHolder,
  ]);
  const noticesOf = Map.groupBy(notices, ({ data }) => data['of']);
  const byRoute = new Map(papers.map((paper) => [paper.to, paper]));
  const special = new Map(
    issues.flatMap(({ data: { volume, issue, title, guestEditors } }) =>
      title === undefined ? [] : [[`${volume}.${issue}`, [title, guestEditors]]],
    ),
  );
  const linked = ({ to, data }: ItemData): unknown[] => [
    ...(noticesOf.get(to) ?? []).map((notice) => [notice.to, notice.data]),
    ...paperOf(byRoute, data),
    ...(special.get(`${data['volume']}.${data['issue']}`) ?? []),
  ];
  return new Map(
    [...papers, ...notices].map((item) => {
      const others = linked(item);
      const said = others.length > 0 ? JSON.stringify(others) : '';
      return [item.to, hashOf(JSON.stringify(item.data) + repeated + said)];
    }),
  );
}

/** What a notice repeats of its paper, and of those of its authors who sign. */
function paperOf(papers: ReadonlyMap<string, ItemData>, { type, of, signedBy }: ItemData['data']): unknown[] {
  const paper = type === 'notice' ? papers.get(String(of)) : undefined;
  if (!paper) return [];
  const signers = new Set((signedBy as WrittenNotice['signedBy']).map(nameOf));
  const authors = (paper.data['authors'] as WrittenPaper['authors']).filter((each) =>
    signers.has(nameOf(each)),
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
 * FNV-1a, twice with different beginnings: 64 bits in hexadecimal. They only tell versions of one paper apart, and have to
 * be the same wherever they are computed.
 */
function hashOf(text: string): string {
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
