import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './books.module.css';

/** Cards like books: the title on the cover, the text on the page next to it. */
export default function Books({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className="wrap section-end">
      {data.title && <SectionHead title={data.title} text={data.intro} />}
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
