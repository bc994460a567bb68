/** How long a press waits for what it opens in place, in tenths of a second. */
const patience = 7;

/**
 * Shows at once that a link to a dialog was pressed, and follows it to the plain page of the dialog if the dialog does not
 * come in time: on a slow line that page is there long before the application. Only time in which nothing is done is
 * counted, so a slow processor that has all files is waited for.
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
    // As the dialog itself, the page is about the page that it was asked for on.
    link.search ||= `?service=${location.pathname.slice(1)}`;
    location.assign(link.href);
  }, 100);
}
