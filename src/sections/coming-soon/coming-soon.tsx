import { Action } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ComingSoonData } from './props.gen.ts';
import styles from './coming-soon.module.css';

export default function ComingSoon({ data }: SectionProps<ComingSoonData>) {
  return (
    <section id={data.id} className={styles.soon}>
      <div className={styles.words}>
        <h1>{data.title}</h1>
        {data.text && <p>{data.text}</p>}
        {data.action && <Action link={data.action} variant="night" />}
      </div>
      {data.image && (
        <div className={`on-dark ${styles.drawing}`}>
          <Picture image={data.image} sizes="24rem" />
        </div>
      )}
    </section>
  );
}
