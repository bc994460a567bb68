import { type SectionProps, useMessages } from 'pagewright/section';
import { groupBy } from 'pagewright/text';
import 'pagewright/styles/languages.css';
import 'pagewright/styles/split.css';
import type { ArchivedYear, IssueCard } from '../../content/resolved.ts';
import { Cover } from '../../ui/cover.tsx';
import { issueText } from '../../ui/place-text.ts';
import { journalName } from '../../ui/journal-name.ts';
import type { ArchiveData } from './props.gen.ts';
import styles from './archive.module.css';

/**
 * A wall of covers for each volume, and links to years on separate pages. The slits of the hovered or focused cover
 * open.
 */
export default function Archive({ data: { id, items, empty } }: SectionProps<ArchiveData>) {
  const t = useMessages();
  const { issues, years } = items;
  return (
    <section id={id} className={`wrap section-end ${styles.archive}`}>
      {issues.length + years.length === 0 && <p className="lede">{empty ?? t('journal.noIssues')}</p>}
      {groupByVolume(issues).map(([volume, own]) => (
        <div key={volume} className="split ruled">
          <h2 id={`volume-${volume}`} className={`num ${styles.volume}`}>
            {t('journal.volume', { volume })} <span>{formatYears(own)}</span>
          </h2>
          <ul className={`quiet ${styles.wall}`}>
            {own.map((issue) => (
              <Issue key={issue.to} issue={issue} />
            ))}
          </ul>
        </div>
      ))}
      {years.length > 0 && <Years years={years} />}
    </section>
  );
}

function Years({ years }: { years: readonly ArchivedYear[] }) {
  const t = useMessages();
  return (
    <div className="split ruled">
      <h2>{t('journal.earlierYears')}</h2>
      <ul className={`quiet ${styles.years}`}>
        {years.map(({ year, papers, to }) => (
          <li key={year}>
            <a href={to} className="num">
              {year}
            </a>{' '}
            <span className="small soft num">{t('journal.papers', { count: papers })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Issue({ issue }: { issue: IssueCard }) {
  const t = useMessages();
  const { count } = issue;
  return (
    <li className={styles.issue}>
      <Cover issue={issue} {...journalName(issue.journal)} />
      <div>
        <h3 className="num">
          <a href={issue.to}>
            {t('journal.issueOf', { issue: issueText(issue.issue, t), month: issue.published })}
          </a>
        </h3>
        {issue.title && <p className="lede">{issue.title}</p>}
        <p className="small soft num">{t('journal.papers', { count })}</p>
      </div>
      {issue.papers.length > 0 && <Papers papers={issue.papers} />}
    </li>
  );
}

function Papers({ papers }: Pick<IssueCard, 'papers'>) {
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <li key={paper.to}>
          <a href={paper.to} lang={paper.language} dir="auto">
            {paper.title}
          </a>{' '}
          {paper.notice && <b className={styles.notice}>{paper.notice}</b>}{' '}
          <span className="small soft">{paper.authors.map(({ name }) => name).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The issues by volume; volumes and issues are sorted newest first. */
function groupByVolume(items: readonly IssueCard[]): [number, IssueCard[]][] {
  return [...groupBy(items.toReversed(), ({ volume }) => volume)];
}

/** The years of the issues: 2025, or 2025–2026. */
function formatYears(issues: readonly IssueCard[]): string {
  const years = issues.map(({ published }) => published.slice(-4)).sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return first === last ? first : `${first}–${last}`;
}
