import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import { ProgressContext } from './answers/use-progress.ts';
import { useFormTitle } from './place/use-form-topic.ts';
import styles from './form-dialog.module.css';

/** The props of `FormDialog`. */
export interface FormDialogProps {
  content: ResolvedDialog;
  /** The rendered form. */
  children: ReactNode;
  /** The target of the close link before hydration; also the default target of closing. */
  closeTo: string;
  /** Whether closing before hydration returns to the page that has led to the dialog. */
  returns: boolean;
  /** Closes the dialog after hydration. */
  onClose: () => void;
}

/**
 * The dialog over a page: a dark side with its title, and a form. It is prerendered open, so that it is in
 * the first paint. With scripts it is modal, keeps the focus inside, and returns it when it closes.
 */
export function FormDialog({ content, children, closeTo, returns, onClose }: FormDialogProps) {
  const t = useMessages();
  const title = useFormTitle(content.title, content.form);
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the first paint, and while the dialog is still in the document, so that closing can return the
  // focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    const focusedBefore = document.activeElement;
    // The dialog of the document is already modal: src/entries/loader.ts has done that before hydration.
    if (!dialog?.matches(':modal')) {
      dialog?.close();
      dialog?.showModal();
      // React writes `autofocus` only when prerendering, and browsers choose the focus in different ways.
      heading.current?.focus({ preventScroll: true });
    }
    return () => {
      dialog?.close();
      giveFocus(focusedBefore);
    };
  }, []);
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  /** Without React: the light follows each typed letter, and nothing else in the dialog renders. */
  const showProgress = (part: number) => {
    if (element.current) element.current.dataset['lit'] = String(Math.round(part * beamSteps));
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) close(event);
  };
  return (
    <dialog
      ref={element}
      open
      className={styles.dialog}
      aria-labelledby="dialog-title"
      onCancel={close}
      onClick={closeOnBackdrop}
      data-hydrate=""
    >
      <div className={styles.sheet}>
        <div className={styles.side}>
          <div>
            <h2 ref={heading} id="dialog-title" tabIndex={-1} autoFocus>
              {title}
            </h2>
            {content.text && <p>{content.text}</p>}
            {content.link && (
              <p>
                <a href={content.link.to}>{content.link.label}</a>
              </p>
            )}
          </div>
          {content.note && <p>{content.note}</p>}
        </div>
        {/* Some browsers make scrollable areas focusable; those would have no name. */}
        <div className={styles.main} tabIndex={-1}>
          <a
            className={styles.close}
            href={closeTo}
            onClick={close}
            aria-label={t('dialog.close')}
            data-close={returns ? 'back' : ''}
          >
            <Icon name="close" />
          </a>
          <ProgressContext value={showProgress}>{children}</ProgressContext>
        </div>
      </div>
    </dialog>
  );
}

/** The number of steps in which the beam widens; the style sheet has a rule for each. */
const beamSteps = 6;

/**
 * Focuses an element. It may refuse the focus until the page is rendered without the dialog: then it is
 * focused again.
 */
function giveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  element.focus();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) element.focus();
  });
}
