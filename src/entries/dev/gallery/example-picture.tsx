import { frameAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryEntry, ListedExample } from '../../../core/gallery/gallery-entry.ts';
import styles from './example-picture.module.css';

interface ExamplePictureProps {
  entry: Pick<GalleryEntry, 'kind' | 'name'>;
  example: ListedExample;
}

/**
 * A small picture of an example: the top of its document without scripts, in the surrounding theme. It is
 * always current, and loads when it comes near the viewport.
 */
export function ExamplePicture({ entry, example }: ExamplePictureProps) {
  const { number, problem } = example;
  if (problem) return <p className={`small ${styles.none}`}>No picture: {problem}</p>;
  const theme = document.documentElement.dataset['theme'] ?? '';
  return (
    <div className={styles.picture} aria-hidden="true">
      <iframe
        src={`${frameAddress(entry, number)}?still&theme=${theme}`}
        width={1152}
        height={720}
        loading="lazy"
        title={`${entry.name}, ${example.title}`}
        tabIndex={-1}
        inert
      />
    </div>
  );
}
