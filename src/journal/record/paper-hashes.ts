import type { WrittenJournal } from '../content/journal.gen.ts';

interface PaperData {
  /** The route of the paper. */
  to: string;
  /** What its file says of it. */
  data: Record<string, unknown>;
}

/**
 * Tells of each paper whether its metadata have changed: a hash of what its file says and of what every record repeats of
 * the journal and of a special issue. How formats write it does not count, nor do other papers and the board.
 * @param site the data of pages-config/_site.json
 */
export function paperHashes(
  { papers, issues }: Record<'papers' | 'issues', readonly PaperData[]>,
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
  const special = new Map(
    issues.flatMap(({ data: { volume, issue, title, guestEditors } }) =>
      title === undefined ? [] : [[`${volume}.${issue}`, JSON.stringify([title, guestEditors])]],
    ),
  );
  return new Map(
    papers.map(({ to, data }) => {
      const ofIssue = special.get(`${data['volume']}.${data['issue']}`) ?? '';
      return [to, hashOf(JSON.stringify(data) + repeated + ofIssue)];
    }),
  );
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
