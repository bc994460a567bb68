import { useEffect, useRef, useState } from 'react';
import { pluralize } from '../pluralize.ts';
import type { ListedPage } from '../../protocol.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { findPages } from './find-pages.ts';
import { NewPageDialog } from './new-page.tsx';

interface PageListProps {
  /** Undefined while it is loaded. */
  pages: ListedPage[] | undefined;
  failure: string;
}

/** All pages and shared sections, with a search in titles and addresses. */
export function PageList({ pages, failure }: PageListProps) {
  const [query, setQuery] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const foundPages = findPages(pages ?? [], query);
  const kinds = [
    { kind: 'page', title: 'Pages' },
    { kind: 'shared', title: 'Shared sections' },
    { kind: 'form', title: 'Forms' },
    { kind: 'site', title: 'The whole site' },
  ] as const;
  return (
    <main className="overview">
      <div className="head">
        <h1>Studio</h1>
        <button type="button" onClick={() => setIsMaking(true)}>
          New page
        </button>
        <button type="button" onClick={() => setIsPublishing(true)}>
          Publish
        </button>
        {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
        {isMaking && <NewPageDialog onClose={() => setIsMaking(false)} />}
      </div>
      <label className="search">
        <span>Search pages</span>
        <input ref={search} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      {failure && (
        <p className="invalid" role="alert">
          {failure}
        </p>
      )}
      <p role="status" className="note">
        {pages === undefined ? 'Reading the pages …' : `${foundPages.length} of ${pages.length}`}
      </p>
      {kinds.map(({ kind, title }) => {
        const rows = foundPages.filter((page) => page.kind === kind);
        return (
          rows.length > 0 && (
            <section key={kind} aria-label={title}>
              <h2>{title}</h2>
              <ul className="pages">
                {rows.map((page) => (
                  <PageRow key={page.file} page={page} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </main>
  );
}

function PageRow({ page }: { page: ListedPage }) {
  const { file, route, title, isDraft, isUnsaved, errors, warnings } = page;
  const marks = [
    isUnsaved && 'not saved',
    isDraft && 'draft',
    errors > 0 && pluralize(errors, 'error'),
    warnings > 0 && pluralize(warnings, 'warning'),
  ].filter((mark) => mark !== false);
  return (
    <li>
      <a href={`#${encodeURIComponent(file)}`}>
        <span className="title">{title}</span>
        {route !== title && <span className="route">{route}</span>}
        {marks.length > 0 && (
          <span className={errors > 0 ? 'marks invalid' : 'marks'}>{marks.join(', ')}</span>
        )}
      </a>
    </li>
  );
}
