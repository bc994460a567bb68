import { Film } from '../../../ui/motion/film.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MotionToggle } from '../../../ui/motion/motion-toggle.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './film.module.css';

/** A silent film next to a ruled list, whose entries have ticked points. */
export default function FilmAndPoints({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className={`wrap section ${styles.root}`}>
      <div className={styles.head}>
        <h2>{data.title}</h2>
        {data.intro && <p className="lede">{data.intro}</p>}
      </div>
      <div className={styles.film}>
        {data.film && <Film film={data.film} />}
        <MotionToggle className={`round ${styles.toggle}`} />
      </div>
      <ul className={styles.ledger}>
        {data.items.map((item) => (
          <li key={item.title}>
            <div>
              <h3>{item.title}</h3>
              {item.text && <p className="small soft">{item.text}</p>}
            </div>
            {item.points && <Ticks points={item.points} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ticks({ points }: { points: string[] }) {
  return (
    <ul className={styles.ticks}>
      {points.map((point) => (
        <li key={point}>
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
