import { Action } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { TextBlockData } from './props.gen.ts';
import '../../ui/parts/block.css';
import '../../ui/parts/split.css';
import styles from './text-block.module.css';

/** A text, with an aside or a picture next to it if the data have one. */
export default function TextBlock({ data }: SectionProps<TextBlockData>) {
  const classes = ['wrap block', styles.block, data.title && 'ruled', layout(data)];
  return (
    <section id={data.id} className={classes.filter(Boolean).join(' ')}>
      {data.title && <h2 className={styles.title}>{data.title}</h2>}
      <div className={styles.text}>
        {data.lede && <p className="lede">{data.lede}</p>}
        {data.text && <RichText value={data.text} />}
        {data.action && <Action link={data.action} />}
      </div>
      <Beside data={data} />
    </section>
  );
}

function Beside({ data: { aside, image } }: { data: TextBlockData }) {
  if (aside)
    return (
      <aside className={styles.aside}>
        {aside.title && <p className={styles.label}>{aside.title}</p>}
        <RichText value={aside.text} className="small" />
      </aside>
    );
  if (image)
    return (
      <div className={styles.art}>
        <Picture image={image} sizes="(max-width: 64rem) 100vw, 30rem" />
      </div>
    );
  return null;
}

function layout(data: TextBlockData): string | false | undefined {
  if (data.aside || (data.image && data.side !== 'left')) return styles.split;
  if (data.image) return styles.splitLeft;
  return Boolean(data.title) && styles.margin;
}
