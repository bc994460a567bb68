import { useRef, useState } from 'react';
import type { PageState } from '../../protocol.ts';
import { FilterField } from '../dialog/filter-field.tsx';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { usePageSession } from '../session/session-context.ts';
import { moveSections, nameRow, sectionRows, type SectionRow } from './edit-sections.ts';

interface MoveDialogProps {
  state: PageState;
  /** The sections to move. */
  rows: readonly SectionRow[];
  onClose: () => void;
}

/** A dialog with all places on the page: the selected sections are moved to one of them. */
export function MoveDialog({ state, rows, onClose }: MoveDialogProps) {
  const session = usePageSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const others = sectionRows(state).filter((row) => !rows.includes(row));
  const word = query.trim().toLowerCase();
  const places = [
    { key: 'start', words: 'To the beginning', to: 0 },
    ...others.map((row, index) => ({ key: row.id, words: `Behind ${nameRow(row)}`, to: index + 1 })),
  ];
  return (
    <ModalDialog dialog={dialog} title="Move to" closeWith="Cancel" onClose={onClose}>
      <FilterField label="Search places" query={query} onSearch={setQuery} isFirst />
      <ul>
        {places
          .filter(({ words }) => words.toLowerCase().includes(word))
          .map(({ key, words, to }) => (
            <li key={key}>
              <button
                type="button"
                className="choice"
                onClick={() => {
                  dialog.current?.close();
                  moveSections(session, rows, to);
                }}
              >
                {words}
              </button>
            </li>
          ))}
      </ul>
    </ModalDialog>
  );
}
