import type { GalleryDetail } from '../../../core/gallery/gallery-entry.ts';
import { Example } from './example.tsx';
import { ExampleCards } from './example-cards.tsx';
import { OpenFiles } from './open-files.tsx';
import { PropertyTable } from './property-table.tsx';
import { Weight } from './weight.tsx';
import '../../../ui/parts/facts.css';
import '../../../ui/parts/split.css';
import styles from './entry-page.module.css';

/** The gallery page of one section type or template. With several examples, each has a separate page. */
export function EntryPage({ entry }: { entry: GalleryDetail }) {
  const { kind, name, title, description, alsoCalled, examples, extension } = entry;
  const [only] = examples.length === 1 ? examples : [];
  return (
    <main id="content" className={`wrap section ${styles.page}`}>
      <header className={styles.head}>
        <p className="small">
          <a href="/_sections">All sections</a>
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
        <p className="meta">
          {kind === 'sections' ? 'Section' : 'Template'} <code>{name}</code>
          {extension && `, of the extension ${extension}`}
          {alsoCalled.length > 0 && ` · also called ${alsoCalled.join(', ')}`}
        </p>
      </header>
      {only ? <Example entry={entry} example={only} /> : <ExampleCards entry={entry} />}
      <section className={styles.block}>
        <h2>Properties</h2>
        <PropertyTable rows={entry.properties} />
      </section>
      <section className="split ruled">
        <div className="split-head">
          <h2>Facts</h2>
        </div>
        <Facts entry={entry} />
      </section>
    </main>
  );
}

function Facts({ entry: { kind, name, files, uses } }: { entry: GalleryDetail }) {
  return (
    <dl className="facts">
      <div>
        <dt>Files</dt>
        <dd>
          <OpenFiles files={files} />
        </dd>
      </div>
      <div>
        <dt>Used on</dt>
        <dd>
          {uses.length === 0 ? (
            'No page of this site.'
          ) : (
            <ul className={`quiet ${styles.routes}`}>
              {uses.map((route) => (
                <li key={route}>{route ? <a href={route}>{route}</a> : 'a page without an address'}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      {kind === 'sections' && (
        <div>
          <dt>Adds to a page</dt>
          <dd>
            <Weight name={name} />
          </dd>
        </div>
      )}
    </dl>
  );
}
