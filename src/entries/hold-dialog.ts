import { isHydrated } from './page-state.ts';

/**
 * Makes the dialog of the document modal at once. It closes as after hydration: to the target of its
 * × (`data-close`).
 */
export function holdDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  dialog.close();
  dialog.showModal();
  const close = (event: Event): void => {
    if (isHydrated() || (event.type === 'click' && event.target !== dialog)) return;
    event.preventDefault();
    dialog.querySelector<HTMLElement>('[data-close]')?.click();
  };
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('click', close);
}
