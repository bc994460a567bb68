import { SectionHead } from '../../../ui/section-head.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './plates.module.css';

/** The plates of four cards in order, one of them quiet: each row has a wide and a narrow card. */
const plates = {
  wide: [styles.night, styles.lit, undefined, styles.glow],
  narrow: [styles.lit, styles.night, styles.glow, undefined],
};

/** Cards on coloured plates; each row has a wide and a narrow card. */
export default function Plates({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className="wrap section">
      {data.title && <SectionHead title={data.title} text={data.intro} />}
      <ul className={styles.cards}>
        {data.items.map((item, index) => (
          <li key={item.title} className={plate(index, data.firstCard)}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only one card is on the lit plate: a card after the first four is quiet instead. */
function plate(index: number, first: CardGridData['firstCard'] = 'wide'): string | undefined {
  const colour = plates[first][index % 4];
  return colour === styles.lit && index > 3 ? undefined : colour;
}
