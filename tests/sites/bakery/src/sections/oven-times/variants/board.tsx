import type { SectionProps } from 'pagewright/section';
import { useState } from 'react';
import type { OvenTimesData } from '../props.gen.ts';
import styles from './board.module.css';

/** One hour at a time; the button shows the next one. */
export default function Board({ data }: SectionProps<OvenTimesData>) {
  const [turned, setTurned] = useState(0);
  const { hour, what } = data.items[turned % data.items.length]!;
  return (
    <section id={data.id} className="wrap section">
      <h2>{data.title}</h2>
      <button type="button" className={styles.board} onClick={() => setTurned(turned + 1)}>
        {hour} {what}
      </button>
    </section>
  );
}
