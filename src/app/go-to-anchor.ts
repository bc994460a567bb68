let isGoing = false;

/**
 * Makes the browser go to the anchor that the router has written into the address: it sets `:target`, and Tab
 * and screen readers continue from there. The browser does not do that by itself if a script changes the
 * address.
 */
export function goToAnchor(): void {
  const { state } = history as { state: unknown };
  isGoing = true;
  location.replace(location.hash);
  isGoing = false;
  history.replaceState(state, '');
}

/**
 * Hides the browser's hash navigation from the router: the router would treat it as Back and restore a scroll
 * position. It must be called before the router listens, because listeners run in the order of registration.
 */
export function hideHashFromRouter(): void {
  addEventListener('popstate', (event) => {
    if (isGoing) event.stopImmediatePropagation();
  });
}
