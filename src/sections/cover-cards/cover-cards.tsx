import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { CoverCardsData } from './props.gen.ts';
import styles from './cover-cards.module.css';

export default function CoverCards({ data }: SectionProps<CoverCardsData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <SectionHead title={data.title} />
      <ul className={styles.books}>
        {data.items.map((item) => (
          <li key={item.title} className={styles.book}>
            <div className={styles.cover}>
              <h3>{item.title}</h3>
            </div>
            <div className={styles.page}>
              {item.image && <Picture image={item.image} sizes="10rem" className={styles.art} />}
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
