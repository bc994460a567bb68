import type { PaperData } from '../props.gen.ts';
import styles from '../paper.module.css';
import { Supplements } from './supplements.tsx';

/** The supplementary files, and the authors' declarations. */
export function Statements({ data: { supplements = [], statements = [] } }: { data: PaperData }) {
  return (
    <>
      <Supplements files={supplements} />
      {statements.map(({ title, text, links = [] }) => (
        <div key={title} className={styles.statement}>
          <h2>{title}</h2>
          <p>{text}</p>
          {links.map(({ label, to }) => (
            <p key={to}>
              <a href={to}>{label}</a>
            </p>
          ))}
        </div>
      ))}
    </>
  );
}
