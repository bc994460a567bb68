import type { Link } from 'pagewright/content';
import { type SectionProps, TextLink, useMessages } from 'pagewright/section';
import type { IssueCard, NoticeLink } from '../../content/resolved.ts';
import { Cover } from '../../ui/cover.tsx';
import { journalName } from '../../ui/journal-name.ts';
import { PaperRows } from '../../ui/paper-row.tsx';
import type { IssueContentsData } from './props.gen.ts';
import { Issues } from './parts/issues.tsx';
import styles from './issue-contents.module.css';

export default function IssueContents({ data }: SectionProps<IssueContentsData>) {
  const t = useMessages();
  const shown = data.items.length > 1 ? data.items.filter(({ papers }) => papers.length > 0) : data.items;
  const [issue, second] = shown;
  const empty = <p className="lede">{data.empty ?? t('journal.noPapers')}</p>;
  if (!issue || second)
    return (
      <section id={data.id} className="wrap section-end">
        <h2>{data.title}</h2>
        {issue ? <Issues issues={shown} /> : empty}
      </section>
    );
  return (
    <section id={data.id} className={`wrap section-end ${styles.contents}`}>
      <div className={styles.side}>
        <Cover issue={issue} {...journalName(issue.journal)} />
        <Facts issue={issue} archive={data.archive} />
      </div>
      <div className={styles.papers}>
        <div className={`head ${styles.head}`}>
          <h2>{data.title}</h2>
          <p className="soft num">{t('journal.papers', { count: issue.papers.length })}</p>
        </div>
        {issue.papers.length > 0 ? <PaperRows papers={issue.papers} rank={3} /> : empty}
        {issue.notices && <Notices notices={issue.notices} />}
        <Neighbours issue={issue} />
      </div>
    </section>
  );
}

/** The notices of the issue, below the papers and not counted among them. */
function Notices({ notices }: { notices: NoticeLink[] }) {
  const t = useMessages();
  return (
    <div className={styles.notices}>
      <h3>{t('journal.noticesInIssue')}</h3>
      <ul>
        {notices.map(({ title, language, to, published }) => (
          <li key={to}>
            <a href={to} lang={language} dir="auto">
              {title}
            </a>
            <span className="small soft num">{published}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ issue, archive }: { issue: IssueCard; archive: Link | undefined }) {
  const t = useMessages();
  const subjects = [...new Set(issue.papers.map(({ subject }) => subject))];
  return (
    <div className={styles.facts}>
      <dl className="num">
        <div>
          <dt>{t('journal.journal')}</dt>
          <dd>{issue.journal}</dd>
        </div>
        <div>
          <dt>{t('journal.published')}</dt>
          <dd>{issue.published}</dd>
        </div>
        {issue.guestEditors && (
          <div>
            <dt>{t('journal.guestEditors', { count: issue.guestEditors.length })}</dt>
            {issue.guestEditors.map(({ name, affiliation, orcid }) => (
              <dd key={name}>
                {orcid ? <a href={`https://orcid.org/${orcid}`}>{name}</a> : name}, {affiliation}
              </dd>
            ))}
          </div>
        )}
        {subjects.length > 0 && (
          <div>
            <dt>{t('journal.subjects')}</dt>
            <dd>{subjects.join(', ')}</dd>
          </div>
        )}
      </dl>
      {archive && <TextLink link={archive} />}
    </div>
  );
}

function Neighbours({ issue: { previous, next } }: { issue: IssueCard }) {
  const t = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('journal.issuesAround')}>
      {previous && (
        <a href={previous.to} rel="prev">
          <span className="small soft">{t('journal.previousIssue')}</span>{' '}
          <b className="num">{previous.label}</b>
        </a>
      )}
      {next && (
        <a href={next.to} rel="next" className={styles.next}>
          <span className="small soft">{t('journal.nextIssue')}</span> <b className="num">{next.label}</b>
        </a>
      )}
    </nav>
  );
}
