import type { SectionProps } from '../../ui/section-props.ts';
import type { MissionData } from './props.gen.ts';
import styles from './mission.module.css';

export default function Mission({ data }: SectionProps<MissionData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <div className={styles.two}>
        <h2>{data.title}</h2>
        <div className={styles.body}>
          <p className={styles.creed}>{data.statement}</p>
          {data.text && <p className={styles.text}>{data.text}</p>}
        </div>
      </div>
    </section>
  );
}
