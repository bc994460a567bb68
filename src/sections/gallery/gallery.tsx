import type { ResolvedImage } from '../../core/resolved.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { GalleryData } from './props.gen.ts';
import styles from './gallery.module.css';

export default function Gallery({ data }: SectionProps<GalleryData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className={styles.wall}>
        {data.items.map((item, index) => (
          <li key={item.caption}>
            <figure>
              <div className={index % 7 === 3 ? `on-dark ${styles.shot}` : styles.shot}>
                <Picture image={filling(item.image)} sizes="(max-width: 48rem) 100vw, 46rem" />
              </div>
              <figcaption>{item.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A drawing that fills its place as a photograph would with `object-fit: cover`. */
function filling(image: ResolvedImage): ResolvedImage {
  if (image.kind !== 'drawing') return image;
  return { ...image, attributes: { ...image.attributes, preserveAspectRatio: 'xMidYMid slice' } };
}
