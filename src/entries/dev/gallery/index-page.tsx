import { Fragment, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { findEntries } from '../../../core/gallery/find-entries.ts';
import { groupBy } from '../../../core/group-by.ts';
import { galleryAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryEntry, SharedEntry } from '../../../core/gallery/gallery-entry.ts';
import { Announcement } from '../../../ui/parts/announcement.tsx';
import { SearchBox } from '../../../ui/parts/search/search-box.tsx';
import '../../../ui/parts/split.css';
import { ExampleCards } from './example-cards.tsx';
import styles from './index-page.module.css';

interface IndexPageProps {
  entries: GalleryEntry[];
  shared: SharedEntry[];
}

/** The list of all section types, templates and shared sections, with a search. */
export function IndexPage({ entries, shared }: IndexPageProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const matches = findEntries(entries, useDeferredValue(query));
  const sharedMatches = shared.filter((entry) => isShared(entry, query));
  const count = matches.length + sharedMatches.length;
  const sections = entries.filter(({ kind }) => kind === 'sections').length;

  function clear(): void {
    if (input.current) input.current.value = '';
    setQuery('');
    input.current?.focus();
  }

  return (
    <main id="content" className={`wrap section ${styles.page}`}>
      <header className={styles.head}>
        <h1>Sections</h1>
        <p className="lede">
          Pages consist of {sections} section types and {entries.length - sections} templates, each rendered
          from the examples of its schema.
        </p>
        <SearchBox
          input={input}
          aria-label="Search by any name or purpose"
          placeholder="Search by any name or purpose"
          clearLabel="Clear"
          onQuery={setQuery}
          onClear={clear}
        />
        <Announcement text={query && `${count} found`} />
      </header>
      {[...groupBy(matches, ({ group }) => group)].map(([title, members]) => (
        <Group key={title} title={title} count={members.length}>
          {members.map((entry) => (
            <Row key={galleryAddress(entry)} entry={entry} />
          ))}
        </Group>
      ))}
      {sharedMatches.length > 0 && (
        <Group title="Shared by pages of this site" count={sharedMatches.length}>
          {sharedMatches.map((entry) => (
            <SharedRow key={entry.name} entry={entry} />
          ))}
        </Group>
      )}
      {count === 0 && (
        <div className={styles.head}>
          <p className="lede">
            Nothing is called “{query}”. Try another word for what it shows, such as “quotes”, “steps” or
            “prices”, or a part of a word.
          </p>
          <p>
            <button type="button" className="btn btn-small" onClick={clear}>
              Show all sections
            </button>
          </p>
        </div>
      )}
    </main>
  );
}

interface GroupProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  return (
    <section className={`ruled ${styles.group}`}>
      <h2>
        {title} <span className="soft num">{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function SharedRow({ entry: { name, type, title, file, uses } }: { entry: SharedEntry }) {
  return (
    <li className={styles.row}>
      <h3>{title}</h3>
      <p className="meta">
        <code>{name}</code>
      </p>
      <p className="small">
        A section of the type <code>{type}</code>, in <code>{file}</code>
        {uses.length > 0 && ': '}
        {uses.map((route, index) => (
          <Fragment key={route}>
            {index > 0 && ', '}
            <a href={route}>{route}</a>
          </Fragment>
        ))}
      </p>
      <p className="meta num">{pages(uses.length)}</p>
    </li>
  );
}

function Row({ entry }: { entry: GalleryEntry }) {
  const { name, title, description, alsoCalled, uses } = entry;
  return (
    <li className={styles.row}>
      <h3>
        <a href={galleryAddress(entry)}>{title}</a>
      </h3>
      <p className="meta">
        <code>{name}</code>
      </p>
      <p className="small">{description}</p>
      <p className="meta num">{pages(uses.length)}</p>
      <div className={styles.examples}>
        {alsoCalled.length > 0 && <p className="small soft">Also called: {alsoCalled.join(', ')}.</p>}
        <ExampleCards entry={entry} />
      </div>
    </li>
  );
}

function pages(count: number): string {
  if (count === 0) return 'on no page';
  return count === 1 ? 'on 1 page' : `on ${count} pages`;
}

function isShared({ name, title, type }: SharedEntry, query: string): boolean {
  return `${name} ${title} ${type}`.toLowerCase().includes(query.trim().toLowerCase());
}
