import { isHydrated } from './page-state.ts';

/**
 * The dialog that a page was sent with is modal at once, and closes as it will once hydrated: to where its first link,
 * the ×, leads.
 */
export function holdDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  dialog.close();
  dialog.showModal();
  const close = (event: Event): void => {
    if (isHydrated() || (event.type === 'click' && event.target !== dialog)) return;
    event.preventDefault();
    dialog.querySelector('a')?.click();
  };
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('click', close);
}
