import { galleryAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryDetail, GalleryExample } from '../../../core/gallery/gallery-entry.ts';
import { Example } from './example.tsx';
import styles from './entry-page.module.css';

/** The page of one example of a section type or a template. */
export function ExamplePage({ entry, example }: { entry: GalleryDetail; example: GalleryExample }) {
  return (
    <main id="content" className={`wrap section ${styles.page}`}>
      <header className={styles.head}>
        <p className="small">
          <a href="/_sections">All sections</a> / <a href={galleryAddress(entry)}>{entry.title}</a>
        </p>
        <h1>
          {entry.title}: {example.title}
        </h1>
        {example.description && <p className="lede">{example.description}</p>}
      </header>
      <Example entry={entry} example={example} />
    </main>
  );
}
