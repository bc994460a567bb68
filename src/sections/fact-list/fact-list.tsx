import type { SectionProps } from '../../ui/section-props.ts';
import type { FactListData } from './props.gen.ts';
import styles from './fact-list.module.css';

export default function FactList({ data }: SectionProps<FactListData>) {
  return (
    <section id={data.id} className={`wrap ${styles.facts}`}>
      <div className={styles.head}>
        <h2>{data.title}</h2>
        {data.text && <p className="soft">{data.text}</p>}
      </div>
      <dl className={`num ${styles.list}`}>
        {data.items.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
