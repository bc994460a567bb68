import '@vitejs/plugin-react/preamble';
import '../../../ui/styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchJson } from '../../../app/page-store.ts';
import { readGalleryAddress, galleryAddress } from '../../../core/gallery/gallery-entry.ts';
import type {
  GalleryDetail,
  GalleryEntry,
  SharedEntry,
  GalleryExample,
} from '../../../core/gallery/gallery-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { IndexPage } from './index-page.tsx';
import { Example } from './example.tsx';
import styles from './entry-page.module.css';

/* The gallery of the development server: a list of all section types and templates, a page for each of them,
   and a page for each of their examples. */
createRoot(document.getElementById('root') ?? document.body).render(await pageAt(location.pathname));

async function pageAt(pathname: string): Promise<ReactNode> {
  const address = readGalleryAddress(pathname);
  if (!address) {
    const [entries, shared] = await Promise.all([
      fetchJson<GalleryEntry[]>('/_dev/gallery/entries.json'),
      fetchJson<SharedEntry[]>('/_dev/gallery/shared.json'),
    ]);
    return <IndexPage entries={entries} shared={shared} />;
  }
  const dataAddress = `/_dev/gallery/${address.kind}/${address.name}.json`;
  const detail = await fetchJson<GalleryDetail>(dataAddress);
  const example = detail.examples.find(({ name }) => name === address.example);
  document.title = [example?.title, detail.title, 'Sections'].filter(Boolean).join(' | ');
  if (example) return <ExamplePage entry={detail} example={example} />;
  return <EntryPage entry={detail} />;
}

/** The page of one example of a section type or a template. */
function ExamplePage({ entry, example }: { entry: GalleryDetail; example: GalleryExample }) {
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
