let isGoing = false;

/**
 * Has the browser go to the place in the page that the router has written into the address: it marks the place (`:target`)
 * and lets Tab and screen readers go on from there, which it does not where a script writes the address.
 */
export function goToPlace(): void {
  const { state } = history as { state: unknown };
  isGoing = true;
  location.replace(location.hash);
  isGoing = false;
  history.replaceState(state, '');
}

/**
 * Keeps from the router that the browser goes to a place: it would take that for a way back, and scroll to where the
 * visitor was. To be called before the router listens, for windows call their listeners in the order of their coming.
 */
export function keepPlacesFromRouter(): void {
  addEventListener('popstate', (event) => {
    if (isGoing) event.stopImmediatePropagation();
  });
}
