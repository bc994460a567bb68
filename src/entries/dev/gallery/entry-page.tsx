import type { GalleryDetail } from '../../../core/gallery/gallery-entry.ts';
import { ExampleFrames } from './example-frames.tsx';
import { ExampleJson } from './example-json.tsx';
import { OpenFiles } from './open-files.tsx';
import { PropertyTable } from './property-table.tsx';
import { Weight } from './weight.tsx';
import '../../../ui/parts/facts.css';
import '../../../ui/parts/split.css';
import styles from './entry-page.module.css';

/** All that there is to know of one section type or template. */
export function EntryPage({ entry }: { entry: GalleryDetail }) {
  const { kind, name, title, description, examples, extension } = entry;
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
        </p>
      </header>
      {examples.map(({ json, fault }, index) => (
        <section key={index} className={styles.example}>
          <div className="head">
            <h2>{examples.length > 1 ? `Example ${index + 1}` : 'Example'}</h2>
          </div>
          {fault ? (
            <p className={styles.fault}>{fault}</p>
          ) : (
            <ExampleFrames entry={entry} number={index + 1} />
          )}
          <ExampleJson json={json} number={index + 1} />
        </section>
      ))}
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
                <li key={route}>
                  {route ? <a href={route}>{route}</a> : 'a page without an address of its own'}
                </li>
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
