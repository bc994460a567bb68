/**
 * Runs in the page: gives the focus to one thing after the other, as Tab does, and looks whether it can be seen:
 * something about it or its frame changes, and nothing lies over it.
 * @returns one line for each thing whose focus is invisible or covered
 */
export async function focusFaults(): Promise<string[]> {
  const found: string[] = [];
  const root = document.querySelector('dialog:modal') ?? document.body;
  const stops = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  for (const stop of stops) {
    if (!isStop(stop)) continue;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = look(stop);
    stop.focus();
    // What answers the focus does so at once; a frame for each of a hundred stops would take seconds.
    await new Promise((resolve) => setTimeout(resolve));
    if (document.activeElement !== stop) continue;
    if (look(stop) === before) found.push(`${name(stop)} does not show its focus`);
    const cover = coveredBy(stop);
    if (cover) found.push(`${name(stop)} is covered by ${name(cover)}`);
  }
  return found;

  function isStop(element: HTMLElement): boolean {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  }
  /** What a focus indicator may change: outline, shadow, border and ground of the thing and of the frames around it. */
  function look(element: HTMLElement): string {
    return [element, element.parentElement, element.parentElement?.parentElement]
      .filter((part) => part != null)
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map((style) => {
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor].join();
      })
      .join('; ');
  }
  /** What lies over the thing, or over its first line; the right of a field may hold a button of its own. */
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
