import { Split } from '../../ui/parts/split.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { MissionData } from './props.gen.ts';
import styles from './mission.module.css';

export default function Mission({ data }: SectionProps<MissionData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <Split title={data.title}>
        <div className={styles.body}>
          <p className={styles.creed}>{data.statement}</p>
          {data.text && <p className={styles.text}>{data.text}</p>}
        </div>
      </Split>
    </section>
  );
}
