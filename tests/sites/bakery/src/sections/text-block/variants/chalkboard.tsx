import { RichText, type SectionProps } from 'pagewright/section';
import type { TextBlockData } from '../props.gen.ts';
import styles from './chalkboard.module.css';

/** A variant of the engine's text block. */
export default function Chalkboard({ data }: SectionProps<TextBlockData>) {
  return (
    <section id={data.id} className={`wrap section ${styles.board}`}>
      <h2>{data.title}</h2>
      {data.text && <RichText value={data.text} />}
    </section>
  );
}
