import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import '../../../ui/parts/edge.css';
import styles from './strip.module.css';

/** A plain strip of four cards, without a heading. */
export default function Strip({ data }: SectionProps<CardGridData>) {
  return (
    <div id={data.id} className="wrap edge">
      <ul className={styles.strip}>
        {data.items.map((item) => (
          <li key={item.title}>
            <strong>{item.to ? <a href={item.to}>{item.title}</a> : item.title}</strong>
            <span className="meta">{item.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
