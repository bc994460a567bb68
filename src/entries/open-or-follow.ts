/** How long a click waits for the dialog, in tenths of a second. */
const patience = 7;

/**
 * Shows at once that a link to a dialog was clicked, and follows it to the plain page of the dialog if the dialog is
 * late: on a slow connection that page is much faster than the application. Only idle time is counted, so a slow
 * processor with all files gets its time.
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
    // The page gets the current page as its subject, as the dialog does.
    link.search ||= `?service=${location.pathname.slice(1)}`;
    location.assign(link.href);
  }, 100);
}
