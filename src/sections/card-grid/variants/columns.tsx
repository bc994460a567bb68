import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import '../../../ui/parts/split.css';
import styles from './columns.module.css';

/** Short entries in two columns next to the heading. */
export default function Columns({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className={`wrap ${styles.help}`}>
      <div className={`split ruled ${data.items.length % 2 ? styles.ledger : ''}`}>
        <div className="split-head">
          <h2>{data.title}</h2>
          {data.intro && <p className="soft">{data.intro}</p>}
        </div>
        <ul className={styles.list}>
          {data.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
