import { Fragment, useRef, useState, type ReactNode } from 'react';
import { groupBy } from '../../../core/group-by.ts';
import { galleryAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryEntry, SharedEntry } from '../../../core/gallery/gallery-entry.ts';
import { Announcement } from '../../../ui/parts/announcement.tsx';
import { SearchBox } from '../../../ui/parts/search/search-box.tsx';
import '../../../ui/parts/split.css';
import styles from './index-page.module.css';

interface IndexPageProps {
  entries: GalleryEntry[];
  shared: SharedEntry[];
}

/** The list of all section types and templates, and of the sections that pages share, with a search. */
export function IndexPage({ entries, shared }: IndexPageProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = entries.filter((entry) => holds(entry, query));
  const foundShared = shared.filter((entry) => holds({ ...entry, description: entry.type }, query));
  const count = found.length + foundShared.length;
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
          What pages are made of: {sections} kinds of sections and {entries.length - sections} templates, each
          drawn from the examples of its schema.
        </p>
        <SearchBox
          input={input}
          aria-label="Search by name or purpose"
          placeholder="Search by name or purpose"
          clearLabel="Clear"
          onQuery={setQuery}
          onClear={clear}
        />
        <Announcement text={query && `${count} found`} />
      </header>
      {[...groupBy(found, ({ group }) => group)].map(([title, members]) => (
        <Group key={title} title={title} count={members.length}>
          {members.map((entry) => (
            <Row key={galleryAddress(entry)} entry={entry} />
          ))}
        </Group>
      ))}
      {foundShared.length > 0 && (
        <Group title="Shared by pages of this site" count={foundShared.length}>
          {foundShared.map((entry) => (
            <SharedRow key={entry.name} entry={entry} />
          ))}
        </Group>
      )}
      {count === 0 && <p className="lede">Nothing is called so. Try a shorter word.</p>}
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
    <section className="split ruled">
      <div className="split-head">
        <h2>{title}</h2>
        <p className="soft num">{count}</p>
      </div>
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
  const { name, title, description, uses } = entry;
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
    </li>
  );
}

function pages(count: number): string {
  if (count === 0) return 'on no page';
  return count === 1 ? 'on 1 page' : `on ${count} pages`;
}

function holds(
  { name, title, description }: Pick<GalleryEntry, 'name' | 'title' | 'description'>,
  query: string,
): boolean {
  const text = `${name} ${title} ${description}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
