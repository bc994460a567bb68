import type { SectionProps } from '../../ui/section-props.ts';
import type { MissionData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './mission.module.css';

export default function Mission({ data }: SectionProps<MissionData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <div className="split ruled">
        <div className="split-head">
          <h2>{data.title}</h2>
        </div>
        <div className={styles.body}>
          <p className={styles.creed}>{data.statement}</p>
          {data.text && <p className={styles.text}>{data.text}</p>}
        </div>
      </div>
    </section>
  );
}
