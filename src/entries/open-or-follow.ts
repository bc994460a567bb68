/** The time that a click waits for the dialog, in ticks of 100 ms. */
const maxTicks = 7;

/**
 * Marks a clicked link to a dialog as busy at once. If the dialog does not open in time, loads the plain page of the
 * dialog instead: on a slow connection that page is much faster than the application. While the main thread is busy,
 * no tick is counted, so a slow processor that already has all files gets more time.
 */
export function openOrFollow(link: HTMLAnchorElement): void {
  let ticksLeft = maxTicks;
  link.dataset.busy = '';
  const timer = setInterval(() => {
    const isOpen = document.querySelector('dialog[open]');
    if (!isOpen && --ticksLeft > 0) return;
    clearInterval(timer);
    delete link.dataset.busy;
    if (isOpen) return;
    // As in the dialog, the current page is the subject of the form.
    link.search ||= `?service=${location.pathname.slice(1)}`;
    location.assign(link.href);
  }, 100);
}
