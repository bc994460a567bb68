/** The result of a walk through a page by Tab. */
export interface TabWalk {
  /** The indices, among the tab stops, of the focused elements, in that order. */
  reached: number[];
  /** A line for each stop whose focus is invisible or covered. */
  problems: string[];
}

/**
 * Runs in the page: finds all stops of the Tab key, and then checks the focused element before each further press of
 * Tab: it or its frame must have changed, and nothing may cover it.
 * @param within selector of the part of the page that is walked; an open dialog is walked alone
 * @returns the words of each stop, and the number of presses of Tab that visit all of them
 */
export function beginTabWalk(within: string): { stops: string[]; presses: number } {
  const reached: number[] = [];
  const problems: string[] = [];
  const covered: HTMLElement[] = [];
  const root = document.querySelector('dialog:modal') ?? document.querySelector(within) ?? document.body;
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const stops = [...all].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled, [type=radio]:not(:checked)') &&
      !stop.closest('[inert]') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  if (within === 'body' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = stops.map(indicatorStyle);
  addEventListener('keydown', lookAtFocus, true);
  const end = async (): Promise<TabWalk> => {
    lookAtFocus();
    removeEventListener('keydown', lookAtFocus, true);
    for (const stop of covered) await checkCovered(stop);
    return { reached, problems };
  };
  Object.assign(window, { endTabWalk: end });
  // A date has inner stops, and so has a group of choices without a chosen one.
  const inner = root.querySelectorAll('[type=date], [type=time], [type=radio]').length;
  return {
    stops: stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent ?? ''),
    // The walk through a dialog begins in its middle, and the browser's own controls are a stop.
    presses: stops.length + 2 + 4 * inner,
  };

  function lookAtFocus(): void {
    const place = stops.indexOf(document.activeElement as HTMLElement);
    const stop = stops[place];
    if (!stop || reached.includes(place)) return;
    reached.push(place);
    if (indicatorStyle(stop) === before[place]) problems.push(`${name(stop)} does not show its focus`);
    if (coveredBy(stop)) covered.push(stop);
  }
  /**
   * Waits for a frame: presses come faster than frames, and an element that has just moved may not be at its
   * painted position yet.
   */
  async function checkCovered(stop: HTMLElement): Promise<void> {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    stop.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const cover = coveredBy(stop);
    if (cover) problems.push(`${name(stop)} is covered by ${name(cover)}`);
  }
  /**
   * The properties that a focus indicator may change: outline, shadow, border and background of the element and of
   * the frames around it.
   */
  function indicatorStyle(element: HTMLElement): string {
    return [element, element.parentElement, element.parentElement?.parentElement]
      .filter((part) => part != null)
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map((style) => {
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor].join();
      })
      .join('; ');
  }
  /** The element that covers this one, or its first line; the right side of a field may hold a button. */
  function coveredBy(element: HTMLElement): Element | undefined {
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from < 1 || below - above < 1) return isTiny(element) ? undefined : document.documentElement;
    for (const part of [0.25, 0.5]) {
      const over = document.elementFromPoint(from + (to - from) * part, (above + below) / 2);
      if (!over || over === element || element.contains(over) || over.contains(element)) continue;
      if (over.closest('label')?.control === element) continue;
      return over;
    }
    return undefined;
  }
  function isTiny(element: HTMLElement): boolean {
    return element.offsetWidth <= 1 || element.offsetHeight <= 1;
  }
  function name(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ');
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> (${words?.slice(0, 40)})`;
  }
}

/** Runs in the page, after the last press. */
export function endTabWalk(): Promise<TabWalk> {
  return (window as unknown as { endTabWalk: () => Promise<TabWalk> }).endTabWalk();
}
