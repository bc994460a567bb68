/** The time that a click waits for the dialog, in tenths of a second. */
const patience = 7;

/**
 * Shows at once that a link to a dialog was clicked. If the dialog is late, the link is followed to the
 * dialog's own plain page: on a slow connection that page is much faster than the application. Only idle time
 * counts, so that a slow processor which has all files gets enough time.
 */
export function openOrFollow(link: HTMLAnchorElement): void {
  let left = patience;
  link.dataset.busy = '';
  const timer = setInterval(() => {
    const isOpen = document.querySelector('dialog[open]');
    if (!isOpen && --left > 0) return;
    clearInterval(timer);
    delete link.dataset.busy;
    if (isOpen) return;
    // As in the dialog, the current page is the subject of the form.
    link.search ||= `?service=${location.pathname.slice(1)}`;
    location.assign(link.href);
  }, 100);
}
