/**
 * Runs in the page: finds everything that Tab stops at, and writes down where the focus goes from now on.
 * @returns the words of each stop, and how often Tab is pressed until it has been at all of them
 */
export function recordFocus(): { stops: string[]; presses: number } {
  const walk: number[] = [];
  Object.assign(window, { walk });
  const root = document.querySelector('dialog:modal') ?? document.body;
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const stops = [...all].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled, [type=radio]:not(:checked)') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  addEventListener('focusin', ({ target }) => walk.push(stops.indexOf(target as HTMLElement)));
  // A date has stops of its own within, and so has a group of choices of which none is chosen yet.
  const inner = root.querySelectorAll('[type=date], [type=time], [type=radio]').length;
  return {
    stops: stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent ?? ''),
    // A dialog begins in its middle, and the browser itself is a stop.
    presses: stops.length + 2 + 4 * inner,
  };
}

/** Runs in the page: the places, among those stops, of what has had the focus since. */
export function recordedFocus(): number[] {
  return (window as unknown as { walk: number[] }).walk;
}
