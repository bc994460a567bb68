import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import { ProgressContext } from './answers/use-progress.ts';
import { useFormTitle } from './place/use-form-topic.ts';
import styles from './form-dialog.module.css';

export interface FormDialogProps {
  content: ResolvedDialog;
  /** The form, drawn. */
  children: ReactNode;
  /** Where the close link leads before the page is hydrated, and where closing goes if nothing else is told. */
  closeTo: string;
  /** What closing does once the page is hydrated. */
  onClose: () => void;
}

/**
 * The dialog over a page: a night side that says what it is, and a form. The build writes it open, so that it is
 * there in the first paint; with scripts it is modal, keeps the focus inside, and gives it back when it closes.
 */
export function FormDialog({ content, children, closeTo, onClose }: FormDialogProps) {
  const t = useMessages();
  const title = useFormTitle(content.title, content.form);
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted, and while the dialog still is in it: so its closing can give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    // The one that the page was sent with is modal already: src/entries/loader.ts does that before hydration.
    if (!dialog?.matches(':modal')) {
      dialog?.close();
      dialog?.showModal();
      // React writes `autofocus` in the build only, and browsers differ in what comes first.
      heading.current?.focus({ preventScroll: true });
    }
    return () => {
      dialog?.close();
      giveFocus(before);
    };
  }, []);
  const close = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  /** Not by React: the light follows each letter, and nothing else of the dialog does. */
  const shine = (part: number) => {
    if (element.current) element.current.dataset['lit'] = String(Math.round(part * steps));
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
          </div>
          {content.note && <p>{content.note}</p>}
        </div>
        {/* Some browsers make what scrolls a stop of Tab, which would have no name. */}
        <div className={styles.main} tabIndex={-1}>
          <a className={styles.close} href={closeTo} onClick={close} aria-label={t('dialog.close')}>
            <Icon name="close" />
          </a>
          <ProgressContext value={shine}>{children}</ProgressContext>
        </div>
      </div>
    </dialog>
  );
}

/** In how many steps the beam widens while the questions are answered; the style sheet has a rule for each. */
const steps = 6;

/** What the dialog kept from being used may refuse the focus until it is drawn again: it is offered once more then. */
function giveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  element.focus();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) element.focus();
  });
}
