import type { SectionProps } from '../../ui/section-props.ts';
import type { CardGridData } from './props.gen.ts';
import '../../ui/parts/block.css';
import '../../ui/parts/ruled-grid.css';
import styles from './card-grid.module.css';

/** Cards in a ruled grid. */
export default function CardGrid({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className={`wrap block ${styles.grid}`}>
      <div className={`head ${styles.head}`}>
        <h2>{data.title}</h2>
        {data.intro && <p className="lede">{data.intro}</p>}
      </div>
      <ul className={`ruled-grid ${styles.cards}`}>
        {data.items.map((card) => (
          <li key={card.title} className={styles.card}>
            <h3>{card.to ? <a href={card.to}>{card.title}</a> : card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
