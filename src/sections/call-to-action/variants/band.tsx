import { Action } from '../../../ui/action.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CallToActionData } from '../props.gen.ts';
import '../../../ui/parts/edge.css';
import styles from './band.module.css';

/** A dark band with a beam of light, with the steps and the button. */
export default function Band({ data }: SectionProps<CallToActionData>) {
  return (
    <section id={data.id} className={`edge ${styles.band}`} data-whole-page="">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h2>{data.title}</h2>
          {data.text && <p>{data.text}</p>}
        </div>
        <div className={styles.beam}>
          <ol>
            {data.steps?.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Action link={data.action} icon="arrow" />
        </div>
      </div>
    </section>
  );
}
