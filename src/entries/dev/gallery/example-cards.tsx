import { exampleAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryEntry } from '../../../core/gallery/gallery-entry.ts';
import { ExamplePicture } from './example-picture.tsx';
import styles from './example-cards.module.css';

/** The examples of a type side by side, each a picture with its name, linked to its page. */
export function ExampleCards({ entry }: { entry: GalleryEntry }) {
  return (
    <ul className={styles.cards}>
      {entry.examples.map((example) => (
        <li key={example.name} className={styles.card}>
          <ExamplePicture entry={entry} example={example} />
          <p>
            <a className={styles.link} href={exampleAddress(entry, example)}>
              {example.title}
              <span className="hidden">, {entry.title}</span>
            </a>
          </p>
          {example.description && <p className="small soft">{example.description}</p>}
        </li>
      ))}
    </ul>
  );
}
