import type { SectionProps } from '../../ui/section-props.ts';
import type { KeyFiguresData } from './props.gen.ts';
import styles from './key-figures.module.css';

export default function KeyFigures({ data }: SectionProps<KeyFiguresData>) {
  // A section is what has a heading.
  const Block = data.title ? 'section' : 'div';
  return (
    <Block id={data.id} className={`wrap ${styles.root}`}>
      {data.title && <h2>{data.title}</h2>}
      <ul className={styles.known}>
        {data.items.map(({ figure, text }) => (
          <li key={figure}>
            <strong className="num">{figure}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
