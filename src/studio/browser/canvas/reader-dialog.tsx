import { useMemo, useRef } from 'react';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { spokenParts } from './spoken-parts.ts';

interface ReaderDialogProps {
  /** The document in the canvas. */
  canvas: Document | null | undefined;
  onClose: () => void;
}

/** The parts of a page by which screen readers move: landmarks, headings, links, fields and pictures, in their order. */
export function ReaderDialog({ canvas, onClose }: ReaderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const parts = useMemo(() => (canvas ? spokenParts(canvas) : []), [canvas]);
  return (
    <ModalDialog
      dialog={dialog}
      className="picker"
      title="As a screen reader reads it"
      closeWith="Close"
      onClose={onClose}
    >
      <p className="note">
        The landmarks, headings, links, fields and pictures with their names, in the order of reading.
      </p>
      <ol className="spoken">
        {parts.map(({ role, name, depth }, index) => (
          // The list is created once and never changes.
          <li key={index} style={{ marginInlineStart: `${depth}rem` }}>
            <span className="help">{role}</span> {name}
          </li>
        ))}
      </ol>
    </ModalDialog>
  );
}
