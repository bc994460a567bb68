import { RichText } from '../../../ui/rich-text.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { TextBlockData } from '../props.gen.ts';
import '../../../ui/parts/split.css';
import styles from './statement.module.css';

/** One sentence in very large type, and a paragraph below it. */
export default function Statement({ data }: SectionProps<TextBlockData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <div className="split ruled">
        <div className="split-head">
          <h2>{data.title}</h2>
        </div>
        <div className={styles.body}>
          <p className={styles.creed}>{data.lede}</p>
          {data.text && <RichText value={data.text} className={styles.text} />}
        </div>
      </div>
    </section>
  );
}
