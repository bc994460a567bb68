import { TextLink } from '../../../../ui/action.tsx';
import { useMessages } from '../../../../ui/locale.ts';
import type { SectionProps } from '../../../../ui/section-props.ts';
import '../../../../ui/parts/block.css';
import '../../../../ui/parts/languages.css';
import '../../../../ui/parts/split.css';
import { Cover } from '../../../ui/cover.tsx';
import { journalName } from '../../../ui/journal-name.ts';
import type { IssueContentsData } from '../props.gen.ts';
import styles from './newest.module.css';

/** More titles make a page of something else a list of papers. */
const mostTitles = 4;

/** The cover of an issue beside the titles of its papers. Without an issue there is nothing to show. */
export default function Newest({ data }: SectionProps<IssueContentsData>) {
  const t = useMessages();
  const [issue] = data.items;
  if (!issue) return null;
  const { volume, issue: number, published, papers, to } = issue;
  const all = { label: t('journal.papers', { count: issue.count }), to };
  return (
    <section id={data.id} className={`wrap block split ruled ${styles.newest}`}>
      <Cover issue={issue} {...journalName(issue.journal)} />
      <div className={styles.papers}>
        <h2>{data.title}</h2>
        <p className="soft num">
          {t('journal.volumeIssue', { volume, issue: number })} · {published}
        </p>
        <ul>
          {papers.slice(0, mostTitles).map(({ to, language, title, authors }) => (
            <li key={to}>
              <h3 className="quiet">
                <a href={to} lang={language} dir="auto">
                  {title}
                </a>
              </h3>
              <p className="small soft">{authors.map(({ name }) => name).join(', ')}</p>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <TextLink link={all} />
          {data.archive && <TextLink link={data.archive} />}
        </p>
      </div>
    </section>
  );
}
