import type { Link } from '../../../core/content/parts.gen.ts';
import type { IssueCard } from '../../content/resolved.ts';
import { Go } from '../../../ui/action.tsx';
import { Cover } from '../../ui/cover.tsx';
import { journalName } from '../../ui/journal-name.ts';
import { PaperRows } from '../../ui/paper-row.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { IssueContentsData } from './props.gen.ts';
import styles from './issue-contents.module.css';

export default function IssueContents({ data }: SectionProps<IssueContentsData>) {
  const [issue] = data.items;
  if (!issue) return <section id={data.id} className="wrap section-end" />;
  return (
    <section id={data.id} className={`wrap section-end ${styles.contents}`}>
      <div className={styles.side}>
        <Cover issue={issue} {...journalName(issue.journal)} />
        <Facts issue={issue} archive={data.archive} />
      </div>
      <div className={styles.papers}>
        <div className={`head ${styles.head}`}>
          <h2>{data.title}</h2>
          <p className="soft num">
            {issue.papers.length === 1 ? '1 paper' : `${issue.papers.length} papers`}
          </p>
        </div>
        {issue.papers.length > 0 ? (
          <PaperRows papers={issue.papers} rank={3} />
        ) : (
          <p className="lede">{data.empty ?? 'No papers yet.'}</p>
        )}
        <Neighbours issue={issue} />
      </div>
    </section>
  );
}

function Facts({ issue, archive }: { issue: IssueCard; archive: Link | undefined }) {
  const subjects = [...new Set(issue.papers.map(({ subject }) => subject))];
  return (
    <div className={styles.facts}>
      <dl className="num">
        <div>
          <dt>Journal</dt>
          <dd>{issue.journal}</dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>{issue.published}</dd>
        </div>
        {subjects.length > 0 && (
          <div>
            <dt>Subjects</dt>
            <dd>{subjects.join(', ')}</dd>
          </div>
        )}
      </dl>
      {archive && <Go link={archive} />}
    </div>
  );
}

function Neighbours({ issue: { previous, next } }: { issue: IssueCard }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Issues before and after">
      {previous && (
        <a href={previous.to} rel="prev">
          <span className="small soft">Previous issue</span> <b className="num">{previous.label}</b>
        </a>
      )}
      {next && (
        <a href={next.to} rel="next" className={styles.next}>
          <span className="small soft">Next issue</span> <b className="num">{next.label}</b>
        </a>
      )}
    </nav>
  );
}
