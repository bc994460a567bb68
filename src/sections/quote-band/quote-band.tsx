import { Action } from '../../ui/action.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { QuoteBandData } from './props.gen.ts';
import styles from './quote-band.module.css';

export default function QuoteBand({ data }: SectionProps<QuoteBandData>) {
  return (
    <section id={data.id} className={styles.band} data-whole-page="">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2>{data.title}</h2>
          <p>{data.text}</p>
        </div>
        <div className={styles.beam}>
          <ol>
            {data.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Action link={data.action} icon="arrow" />
        </div>
      </div>
    </section>
  );
}
