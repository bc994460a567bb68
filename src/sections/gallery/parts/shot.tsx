import type { ResolvedImage } from '../../../core/content/resolved.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryData } from '../props.gen.ts';
import styles from '../gallery.module.css';

/** A picture of the gallery, cropped to the shape of its box. */
export function Shot({ item, index }: { item: GalleryData['items'][number]; index: number }) {
  return (
    <div className={`${styles.shot} ${plateClass(index)}`}>
      <Picture image={fillBox(item.image)} sizes="(max-width: 48rem) 100vw, 46rem" />
    </div>
  );
}

/** Of every seven pictures, the panorama has a dark background; the others look the same in both colour schemes, like portraits. */
export function plateClass(index: number): string {
  return index % 7 === 3 ? 'on-dark' : 'plate';
}

/** A drawing that fills its box like a photograph with `object-fit: cover`. */
function fillBox(image: ResolvedImage): ResolvedImage {
  if (image.kind !== 'drawing') return image;
  return { ...image, attributes: { ...image.attributes, preserveAspectRatio: 'xMidYMid slice' } };
}
