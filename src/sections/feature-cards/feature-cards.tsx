import type { SectionProps } from '../../ui/section-props.ts';
import type { FeatureCardsData } from './props.gen.ts';
import styles from './feature-cards.module.css';

export default function FeatureCards({ data }: SectionProps<FeatureCardsData>) {
  return (
    <section id={data.id} className="wrap section">
      <div className="head">
        <h2>{data.title}</h2>
      </div>
      <ul className={styles.cards}>
        {data.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
