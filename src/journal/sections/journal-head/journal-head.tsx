import { Action, type SectionProps } from 'pagewright/section';
import type { JournalHeadData } from './props.gen.ts';
import 'pagewright/styles/edge.css';
import styles from './journal-head.module.css';

export default function JournalHead({ data }: SectionProps<JournalHeadData>) {
  return (
    <section id={data.id} className={`edge ${styles.head}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.title}>
          <h1>
            {data.title}
            {data.accent && <span>{` ${data.accent}`}</span>}
          </h1>
          <Action link={data.action} variant="primary" />
        </div>
        <dl className={`num ${styles.facts}`}>
          {data.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt> <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
