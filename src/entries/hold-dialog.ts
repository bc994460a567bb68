import { isHydrated } from './page-state.ts';

/**
 * Makes the dialog of the document modal at once. It closes as after hydration: to the target of its × (`data-close`);
 * a dialog that links open over other pages ("back"), to the page of this site that has led here.
 */
export function holdDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  dialog.close();
  dialog.showModal();
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-close]');
  const origin = link?.dataset['close'] === 'back' ? pageBefore() : undefined;
  // For the application, which shares no code with this file.
  if (origin !== undefined) document.documentElement.dataset['dialogOrigin'] = origin;
  const close = (event: Event): void => {
    if (isHydrated() || !link) return;
    if (origin !== undefined) link.href = origin;
    if (event.type === 'click' && event.target !== dialog) return;
    event.preventDefault();
    link.click();
  };
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('click', close);
}

/** The address of the page of this site that has led to the document. */
function pageBefore(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : undefined;
}
