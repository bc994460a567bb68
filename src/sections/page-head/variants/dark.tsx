import { Action } from '../../../ui/action.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { PageHeadData } from '../props.gen.ts';
import '../../../ui/parts/edge.css';
import styles from './dark.module.css';

/** A dark plate that fills the screen, for a service that is not available yet. */
export default function Dark({ data }: SectionProps<PageHeadData>) {
  return (
    <section id={data.id} className={`edge ${styles.soon}`}>
      <div className={styles.words}>
        <h1>{data.title}</h1>
        {data.intro && <p>{data.intro}</p>}
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
