import { useState } from 'react';
import type { OutlineRow, PageState } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';
import { SectionPicker } from '../gallery/section-picker.tsx';
import type { PageSession } from '../session/page-session.ts';
import { selectedSections } from './selected-rows.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { MoveDialog } from './move-dialog.tsx';
import {
  deleteSections,
  duplicateSections,
  hasFreeSections,
  insertSection,
  moveSections,
  sectionRows,
} from './edit-sections.ts';

interface SectionActionsProps {
  session: PageSession;
  state: PageState;
  row: OutlineRow | undefined;
  /** The ids of the selected rows. */
  selectedIds: readonly string[];
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** The commands for the selected sections. */
export function SectionActions({
  session,
  state,
  row,
  selectedIds,
  isAdding,
  onAdding,
}: SectionActionsProps) {
  const [dialog, setDialog] = useState<'insert' | 'copy' | 'move'>();
  if (!hasFreeSections(state)) return null;
  const close = () => setDialog(undefined);
  const index = row?.index;
  const rows = selectedSections(state.outline, selectedIds);
  const count = sectionRows(state).length;
  const isNone = rows.length === 0;
  const place = isNone
    ? undefined
    : rows.length === 1
      ? rows[0]!.index
      : Math.min(rows[0]!.index, count - rows.length);
  return (
    <div
      className="actions"
      role="group"
      aria-label={rows.length > 1 ? 'The selected sections' : 'The selected section'}
    >
      {rows.length > 1 && <p className="wide note">{pluralize(rows.length, 'section')} selected</p>}
      <button type="button" className="main wide" onClick={() => setDialog('insert')}>
        {index === undefined ? 'Insert first section' : 'Insert section below'}
      </button>
      <MoveButtons
        index={place}
        count={count - Math.max(0, rows.length - 1)}
        onMove={(to) => moveSections(session, rows, to)}
      />
      <button type="button" aria-disabled={isNone} onClick={() => duplicateSections(session, rows)}>
        Duplicate
      </button>
      <button
        type="button"
        aria-keyshortcuts="Delete"
        aria-disabled={isNone}
        onClick={() => deleteSections(session, rows, count)}
      >
        Delete
      </button>
      <button type="button" aria-disabled={isNone} onClick={() => !isNone && setDialog('move')}>
        Move to …
      </button>
      <button type="button" aria-pressed={isAdding} onClick={() => onAdding(!isAdding)}>
        Select several
      </button>
      <button
        type="button"
        className="wide"
        aria-disabled={isNone}
        onClick={() => !isNone && setDialog('copy')}
      >
        Copy to another page
      </button>
      {dialog === 'copy' && <CopyDialog rows={rows} onClose={close} />}
      {dialog === 'move' && <MoveDialog state={state} rows={rows} onClose={close} />}
      {dialog === 'insert' && (
        <SectionPicker
          onClose={close}
          onPick={(section, title) =>
            insertSection(session, index === undefined ? 0 : index + 1, section, title)
          }
        />
      )}
    </div>
  );
}
