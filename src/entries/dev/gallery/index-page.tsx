import { useRef, useState } from 'react';
import { galleryAddress } from '../../../core/gallery/gallery-entry.ts';
import type { GalleryEntry } from '../../../core/gallery/gallery-entry.ts';
import { Announcement } from '../../../ui/parts/announcement.tsx';
import { SearchBox } from '../../../ui/parts/search-box.tsx';
import '../../../ui/parts/split.css';
import styles from './index-page.module.css';

/** The list of all section types and templates, with a search. */
export function IndexPage({ entries }: { entries: GalleryEntry[] }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = entries.filter((entry) => holds(entry, query));
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
          filled={query !== ''}
          aria-label="Search by name or purpose"
          placeholder="Search by name or purpose"
          clearLabel="Clear"
          onQuery={setQuery}
          onClear={clear}
        />
        <Announcement text={query && `${found.length} found`} />
      </header>
      {[...Map.groupBy(found, ({ group }) => group)].map(([title, members]) => (
        <section key={title} className="split ruled">
          <div className="split-head">
            <h2>{title}</h2>
            <p className="soft num">{members.length}</p>
          </div>
          <ul>
            {members.map((entry) => (
              <Row key={galleryAddress(entry)} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className="lede">Nothing is called so. Try a shorter word.</p>}
    </main>
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

function holds({ name, title, description }: GalleryEntry, query: string): boolean {
  const text = `${name} ${title} ${description}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
