import type { SectionProps } from 'pagewright/section';
import type { OvenTimesData } from './props.gen.ts';
import styles from './oven-times.module.css';

/** A list of hours. */
export default function OvenTimes({ data }: SectionProps<OvenTimesData>) {
  return (
    <section id={data.id} className="wrap section">
      <h2>{data.title}</h2>
      <ul className={styles.list}>
        {data.items.map(({ hour, what }) => (
          <li key={hour}>
            {hour} {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
