/**
 * Runs in the page: targets that a finger can miss. Controls and actions must be 44 pixels high, all others
 * 24 by 24, or as far from their neighbours as WCAG 2.5.8 requires; links inside a sentence are exempt.
 * @returns one line for each target that is too small
 */
export function smallTargets(): string[] {
  const controls =
    '.btn, .go, button, summary, select, textarea, input, [role=tab], #root > header a, dialog a';
  const root = document.querySelector('dialog:modal') ?? document.body;
  const all = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input, [role=tab]'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom + scrollY > 0 && !isForScreenReaders(element))
    .map((element) => ({ element, box: targetBox(element) }));
  const found: string[] = [];
  for (const target of all) {
    const { element, box } = target;
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    if (isInSentence(element)) continue;
    if (element.matches(controls) && (box.height < 43.5 || box.width < (hasWords(element) ? 24 : 43.5)))
      found.push(`${name(element)}: ${size}`);
    else if ((box.height < 24 || box.width < 24) && hasNeighbour(target))
      found.push(`${name(element)}: ${size}, with a neighbour`);
  }
  return found;

  function hasWords(element: HTMLElement): boolean {
    return Boolean((element.closest('label') ?? element).textContent?.trim());
  }
  function targetBox(element: HTMLElement): DOMRect {
    const label = element.matches('[type=checkbox], [type=radio], [type=file]')
      ? element.closest('label')
      : null;
    return (label ?? element).getBoundingClientRect();
  }
  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, blockquote, label, cite')?.cloneNode(true);
    if (!(around instanceof Element)) return false;
    for (const link of around.querySelectorAll('a')) link.remove();
    return /\p{L}{2}/u.test(around.textContent ?? '');
  }
  /**
   * Whether a circle of 24 pixels around its middle touches another target, or such a circle of a small one.
   */
  function hasNeighbour({ element, box }: { element: Element; box: DOMRect }): boolean {
    const [x, y] = boxCentre(box);
    return all.some((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        return false;
      const [otherX, otherY] = boxCentre(other.box);
      const isSmall = other.box.width < 24 || other.box.height < 24;
      if (isSmall && Math.hypot(otherX - x, otherY - y) < 24) return true;
      // A link that continues on the next line is not in the corners of its bounding box.
      return [...other.element.getClientRects()].some((piece) => {
        const across = Math.max(piece.left - x, 0, x - piece.right);
        const down = Math.max(piece.top - y, 0, y - piece.bottom);
        return Math.hypot(across, down) < 12;
      });
    });
  }
  function boxCentre(box: DOMRect): [x: number, y: number] {
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  function isForScreenReaders(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX === 'hidden' && Math.min(box.clientWidth, box.clientHeight) <= 1)
        return true;
    return false;
  }
  function name(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ');
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> (${words?.slice(0, 40)})`;
  }
}
