import type { IssueCard } from '../../../content/resolved.ts';
import { TextLink, useMessages } from 'pagewright/section';
import { Cover } from '../../../ui/cover.tsx';
import { issueText } from '../../../ui/place-text.ts';
import { PaperRows } from '../../../ui/paper-row.tsx';
import type { IssueBrowserData } from '../props.gen.ts';
import styles from '../issue-browser.module.css';

interface IssueViewProps {
  issue: IssueCard;
  data: Pick<IssueBrowserData, 'name' | 'accent' | 'note'>;
  hidden: boolean;
}

/** One issue: cover on the left, papers on the right. */
export function IssueView({ issue, data, hidden }: IssueViewProps) {
  const t = useMessages();
  const { count, papers, to } = issue;
  const name = issueText(issue.issue, t);
  return (
    <div className={styles.issue} hidden={hidden}>
      <div className={styles.side}>
        <Cover issue={issue} name={data.name} accent={data.accent} />
        <div className={styles.notes}>
          {data.note && <p className="meta">{data.note}</p>}
          <TextLink link={{ label: t('journal.pageOfIssue', { issue: name }), to }} />
        </div>
      </div>
      <div className={styles.papers}>
        <div className={`head ${styles.head}`}>
          <h2>{t('journal.issueOf', { issue: name, month: issue.published })}</h2>
          <p className="soft num">{t('journal.papers', { count })}</p>
        </div>
        <PaperRows papers={papers} rank={3} />
        {papers.length < count && (
          <p className={styles.more}>
            <TextLink link={{ label: t('journal.allOfIssue', { count, issue: name }), to }} />
          </p>
        )}
      </div>
    </div>
  );
}
