import { TextLink, useMessages } from 'pagewright/section';
import type { IssueCard } from '../../../content/resolved.ts';
import { Cover } from '../../../ui/cover.tsx';
import { journalName } from '../../../ui/journal-name.ts';
import { placeText } from '../../../ui/place-text.ts';
import { PaperRows } from '../../../ui/paper-row.tsx';
import styles from './issues.module.css';

/** Several issues, the newest first: the cover of each beside its papers. */
export function Issues({ issues }: { issues: readonly IssueCard[] }) {
  const t = useMessages();
  return issues.toReversed().map((issue) => {
    const { published, papers, to } = issue;
    const label = `${placeText(issue, t)}, ${published}`;
    return (
      <div key={to} className={styles.issue}>
        <div className={styles.side}>
          <Cover issue={issue} {...journalName(issue.journal)} />
          <TextLink link={{ label, to }} />
        </div>
        <PaperRows papers={papers} rank={3} />
      </div>
    );
  });
}
