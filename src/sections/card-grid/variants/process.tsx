import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './process.module.css';

/** Four steps below one wide drawing, whose quarters they explain. */
export default function Process({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className={`wrap ${styles.process}`}>
      {data.title && <SectionHead title={data.title} text={data.intro} />}
      {data.image && <Picture image={data.image} sizes="100vw" className={styles.art} />}
      <ol className={styles.steps}>
        {data.items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
