import type { SectionProps } from '../../ui/section-props.ts';
import type { FactListData } from './props.gen.ts';
import '../../ui/parts/block.css';
import '../../ui/parts/facts.css';
import '../../ui/parts/split.css';
import styles from './fact-list.module.css';

export default function FactList({ data }: SectionProps<FactListData>) {
  return (
    <section id={data.id} className="wrap block">
      <div className={`split ruled ${styles.split}`}>
        <div className="split-head">
          <h2>{data.title}</h2>
          {data.text && <p className="soft">{data.text}</p>}
        </div>
        <dl className={`num facts ${styles.facts}`}>
          {data.items.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
