import type { GalleryDetail, GalleryExample } from '../../../core/gallery/gallery-entry.ts';
import { ExampleFrames } from './example-frames.tsx';
import { ExampleJson } from './example-json.tsx';
import styles from './entry-page.module.css';

/** An example, rendered and as JSON. */
export function Example({ entry, example }: { entry: GalleryDetail; example: GalleryExample }) {
  return (
    <section className={styles.example} aria-label={example.title}>
      {example.problem ? (
        <p className={styles.problem}>{example.problem}</p>
      ) : (
        <ExampleFrames entry={entry} example={example} />
      )}
      <ExampleJson json={example.json} title={example.title} />
    </section>
  );
}
