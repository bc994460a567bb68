import { useEffect, useRef, useState } from 'react';
import type { PageState } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';
import { FilterField } from '../dialog/filter-field.tsx';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { nameRow } from '../outline/edit-sections.ts';
import { askText } from '../session/ask-studio.ts';
import { usePageSession } from '../session/session-context.ts';
import { findInPage } from './find-in-page.ts';

/** A search in all texts of the open page, alternative texts too: each result opens its field. */
export function FindDialog({ state, onClose }: { state: PageState; onClose: () => void }) {
  const session = usePageSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<ReadonlyMap<string, unknown>>();
  const [query, setQuery] = useState('');
  const [failure, setFailure] = useState('');
  const names = [...new Set([state.file, ...state.outline.map(({ file }) => file)])].join('\n');
  useEffect(() => {
    readFiles(names.split('\n')).then(setFiles, (error: unknown) => setFailure(String(error)));
  }, [names]);
  const results = files ? findInPage(state.outline, files, query) : [];
  return (
    <ModalDialog dialog={dialog} title="Find a text" closeWith="Close" onClose={onClose}>
      <FilterField label="Words on this page" query={query} onSearch={setQuery} isFirst />
      <Outcome
        failure={failure}
        status={
          query.trim() === ''
            ? ''
            : results.length === 0
              ? 'Nothing is found.'
              : pluralize(results.length, 'place')
        }
      />
      <ul>
        {results.map(({ file, path, row, excerpt }) => (
          <li key={`${file} ${path.join('/')}`}>
            <button
              type="button"
              className="choice"
              onClick={() => {
                dialog.current?.close();
                session.showField(row, { path }, true);
              }}
            >
              <span className="help">{nameRow(row)}</span> {excerpt}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

async function readFiles(names: readonly string[]): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  for (const name of names) {
    const text = await askText(`/_studio/text?file=${encodeURIComponent(name)}`);
    files.set(name, JSON.parse(text) as unknown);
  }
  return files;
}
