import { useRef } from 'react';
import type { DiskConflict } from '../protocol.ts';
import { ModalDialog } from './dialog/modal-dialog.tsx';

interface ConflictDialogProps {
  conflict: DiskConflict & { file: string };
  onDecide: (side: 'mine' | 'theirs') => void;
}

/** Asks which version of a file stays, if it has changed here and on disk in the same place. */
export function ConflictDialog({ conflict, onDecide }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { file, descriptions } = conflict;
  return (
    <ModalDialog dialog={dialog} title={`${file.replace('pages-config/', '')} has changed on disk too`}>
      <ul>
        {descriptions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Your version is not lost: if you take the other one, “Undo” brings yours back.</p>
      <div className="buttons">
        <button type="button" className="main" onClick={() => onDecide('mine')}>
          Keep my version
        </button>
        <button type="button" onClick={() => onDecide('theirs')}>
          Take the one on disk
        </button>
      </div>
    </ModalDialog>
  );
}
