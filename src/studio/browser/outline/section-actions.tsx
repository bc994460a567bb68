import { useState } from 'react';
import type { OutlineRow, PageState } from '../../protocol.ts';
import { SectionPicker } from '../gallery/section-picker.tsx';
import type { PageSession } from '../session/page-session.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { deleteSection, duplicateSection, insertSection, moveSection } from './section-gestures.ts';

interface SectionActionsProps {
  session: PageSession;
  state: PageState;
  row: OutlineRow | undefined;
}

/** The gestures for the selected section. */
export function SectionActions({ session, state, row }: SectionActionsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const index = row?.index;
  const count = state.outline.filter((each) => each.index !== undefined).length;
  const hasTemplate = state.outline.some(({ id }) => id === 'template');
  // A template fixes the sections of its page, and a shared section is only one.
  if (hasTemplate || !state.outline.some(({ id }) => id === 'page')) return null;
  return (
    <div className="actions" role="group" aria-label="The selected section">
      <button type="button" className="main wide" onClick={() => setIsPicking(true)}>
        {index === undefined ? 'Insert first section' : 'Insert section below'}
      </button>
      <MoveButtons index={index} count={count} onMove={(to) => moveSection(session, row!, to)} />
      <button
        type="button"
        aria-disabled={index === undefined}
        onClick={() => row && index !== undefined && duplicateSection(session, row)}
      >
        Duplicate
      </button>
      <button
        type="button"
        aria-keyshortcuts="Delete"
        aria-disabled={index === undefined}
        onClick={() => row && index !== undefined && deleteSection(session, row, count)}
      >
        Delete
      </button>
      <button
        type="button"
        className="wide"
        aria-disabled={index === undefined}
        onClick={() => index !== undefined && setIsCopying(true)}
      >
        Copy to another page
      </button>
      {isCopying && row && <CopyDialog row={row} onClose={() => setIsCopying(false)} />}
      {isPicking && (
        <SectionPicker
          onClose={() => setIsPicking(false)}
          onPick={(section, title) => {
            insertSection(session, index === undefined ? 0 : index + 1, section, title);
          }}
        />
      )}
    </div>
  );
}
