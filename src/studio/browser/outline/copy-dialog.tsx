import { useEffect, useRef, useState } from 'react';
import type { ListedPage } from '../../protocol.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { FilterField } from '../dialog/filter-field.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { findPages } from '../pages/find-pages.ts';
import { askStudio } from '../session/ask-studio.ts';
import { usePageSession } from '../session/session-context.ts';
import { copySections, type SectionRow } from './edit-sections.ts';

/** A dialog with all other pages: the chosen one gets copies of sections, at its end. */
export function CopyDialog({ rows, onClose }: { rows: readonly SectionRow[]; onClose: () => void }) {
  const session = usePageSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [pages, setPages] = useState<ListedPage[]>();
  const [query, setQuery] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askStudio<ListedPage[]>('/_studio/pages').then(setPages, (error: unknown) => setFailure(String(error)));
  }, []);
  const others = (pages ?? []).filter(({ kind, file }) => kind === 'page' && file !== session.file);
  return (
    <ModalDialog dialog={dialog} title="Copy to another page" closeWith="Cancel" onClose={onClose}>
      <FilterField label="Search pages" query={query} onSearch={setQuery} isFirst />
      <Outcome failure={failure} status={pages ? '' : 'Reading the pages …'} />
      <ul>
        {findPages(others, query).map((page) => (
          <li key={page.file}>
            <button
              type="button"
              className="choice"
              onClick={() => {
                dialog.current?.close();
                copySections(session, rows, page);
              }}
            >
              {page.title} <span className="help">{page.route}</span>
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
