import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './beam.module.css';

/** Six cards in one row, with a widening beam of light through them. */
export default function Beam({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className={`wrap section-end ${styles.section}`}>
      <div className="head">
        <h2>{data.title}</h2>
        {data.intro && <p className="lede">{data.intro}</p>}
      </div>
      <ul className={styles.row}>
        {data.items.map((item) => (
          <li key={item.title}>
            <h3>
              <a href={item.to}>{item.title}</a>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
