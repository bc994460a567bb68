import type { SectionProps } from 'pagewright/section';
import 'pagewright/styles/block.css';
import { Cover } from '../../../ui/cover.tsx';
import type { IssueContentsData } from '../props.gen.ts';
import styles from './newest.module.css';

/** The cover of an issue next to the titles of its papers. Empty without an issue. */
export default function Newest({ data }: SectionProps<IssueContentsData>) {
  return data.items.map((issue) => (
    <section key={issue.to} id={data.id} className={`wrap block ${styles.newest}`}>
      <Cover issue={issue} name={issue.journal} />
      <div>
        <h2>{data.title}</h2>
        <ul>
          {issue.papers.map(({ to, language, title, authors }) => (
            <li key={to}>
              <a href={to} lang={language}>
                {title}
              </a>
              <p>{authors.map(({ name }) => name).join(', ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ));
}
