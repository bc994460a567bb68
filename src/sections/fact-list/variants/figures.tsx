import type { SectionProps } from '../../../ui/section-props.ts';
import type { FactListData } from '../props.gen.ts';
import styles from './figures.module.css';

/** Two to five facts in large type; the first is on a bright plate. */
export default function Figures({ data }: SectionProps<FactListData>) {
  // A div, because a section element needs a heading.
  const Block = data.title ? 'section' : 'div';
  return (
    <Block id={data.id} className={`wrap section-end ${styles.root}`}>
      {data.title && <h2>{data.title}</h2>}
      <ul className={styles.known}>
        {data.items.map(({ value, label }) => (
          <li key={value}>
            <strong className="num">{value}</strong>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
