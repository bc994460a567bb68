import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ImageData } from './props.gen.ts';
import '../../ui/parts/block.css';
import styles from './image.module.css';

/** One picture as wide as the page, uncropped. */
export default function Image({ data }: SectionProps<ImageData>) {
  return (
    <section id={data.id} className="wrap block">
      {data.title && <h2 className={styles.title}>{data.title}</h2>}
      <figure>
        <div className={styles.plate}>
          <Picture image={data.image} sizes="(max-width: 80rem) 100vw, 80rem" />
        </div>
        {data.caption && <figcaption className={`small soft ${styles.caption}`}>{data.caption}</figcaption>}
      </figure>
    </section>
  );
}
