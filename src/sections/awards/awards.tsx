import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { AwardsData } from './props.gen.ts';
import styles from './awards.module.css';

export default function Awards({ data }: SectionProps<AwardsData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className={styles.hung}>
        {data.items.map((item) => (
          <li key={item.caption}>
            <div className={styles.deed}>
              <div>
                <Picture image={item.image} sizes="(max-width: 48rem) 40vw, 17rem" />
                <h2>{item.caption}</h2>
                <Given award={item} />
              </div>
            </div>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who gave the award, and when, below the line where they would sign. */
function Given({ award }: { award: AwardsData['items'][number] }) {
  const words = [award.giver, award.year].filter((word) => word !== undefined);
  return words.length > 0 && <p className={`num ${styles.given}`}>{words.join(', ')}</p>;
}
