import { useEffect, useId, type ReactNode, type RefObject } from 'react';

interface ModalDialogProps {
  /**
   * The element; its owner closes the dialog by it. The focus then returns to the control that opened the dialog.
   */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  className?: string;
  /** The label of the button beside the title. Default: no button, and Escape has no effect */
  closeWith?: 'Cancel' | 'Close';
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog over everything, open from the start. The element with `data-focus` has the focus. */
export function ModalDialog({ dialog, title, className, closeWith, onClose, children }: ModalDialogProps) {
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      // React passes on the event of a dialog that was opened from this one.
      onClose={({ target }) => {
        if (target === dialog.current) onClose?.();
      }}
      onCancel={closeWith ? undefined : (event) => event.preventDefault()}
    >
      <div className="head">
        <h2 id={id}>{title}</h2>
        {closeWith && (
          <button type="button" onClick={() => dialog.current?.close()}>
            {closeWith}
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
