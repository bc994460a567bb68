/**
 * Runs in the page: text that is unreadable as rendered. A box or the window cuts it off, it overlaps other text, or
 * it can be reached only by scrolling sideways in a box that the keyboard can't scroll.
 * @returns one line for each place
 */
export function findUnreadableText(): string[] {
  interface Line {
    rect: DOMRect;
    element: Element;
    text: string;
  }
  const found = new Set<string>();
  const lines: Line[] = [];
  // Styles are cached, because reading them takes most of the time and texts share boxes.
  const styles = new Map<Element, CSSStyleDeclaration>();
  const earsOnly = new Map<Element, boolean>();
  const root = document.querySelector('dialog:modal') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent.trim().slice(0, 40);
    for (const box of range.getClientRects()) {
      const rect = withinScrollers(shrunk(box, element), element);
      if (rect.width > 1 && rect.height > 0) lines.push({ rect, element, text });
    }
  }
  for (const line of lines) {
    const box = clippedBy(line);
    if (box) found.add(`"${line.text}" is cut off by ${name(box)}`);
    else if (!isInScroller(line.element) && (line.rect.left < -1 || line.rect.right > innerWidth + 1))
      found.add(`"${line.text}" runs out of the window, to ${Math.round(line.rect.right)}`);
  }
  lines.sort((one, other) => one.rect.top - other.rect.top);
  lines.forEach((line, place) => {
    for (let next = place + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.rect.top >= line.rect.bottom) break;
      if (line.element.contains(other.element) || other.element.contains(line.element)) continue;
      if (doOverlap(line.rect, other.rect) && areBothDrawn(line, other))
        found.add(`"${line.text}" lies on "${other.text}"`);
    }
  });
  for (const box of root.querySelectorAll('*')) {
    if (box.scrollWidth <= box.clientWidth + 1 || !/auto|scroll/.test(getStyle(box).overflowX)) continue;
    if (
      isSeen(box) &&
      box.matches(':not([tabindex="0"], textarea, input)') &&
      !box.querySelector('a, button')
    )
      found.add(`${name(box)} scrolls sideways, but not by keyboard`);
  }
  return [...found];

  function isSeen(element: Element): boolean {
    if (element.closest('.skip:not(:focus), noscript, script, style, option')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !isWithinEarsOnly(element);
  }
  function isWithinEarsOnly(box: Element): boolean {
    if (box === root) return false;
    let answer = earsOnly.get(box);
    if (answer === undefined) {
      answer = isForEarsOnly(box) || (box.parentElement !== null && isWithinEarsOnly(box.parentElement));
      earsOnly.set(box, answer);
    }
    return answer;
  }
  /** Whether a box of a pixel or less clips its content, which is for screen readers or machines. */
  function isForEarsOnly(box: Element): boolean {
    const { overflowX, position } = getStyle(box);
    if (position === 'fixed' && box !== root) return true; // Floating parts have their own tests.
    return /hidden|clip/.test(overflowX) && Math.min(box.clientWidth, box.clientHeight) <= 1;
  }
  /** The visible part of an element that is partly scrolled out of a box; other text is next to that box. */
  function withinScrollers(rect: DOMRect, element: Element): DOMRect {
    let { top, bottom } = rect;
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      if (!/auto|scroll/.test(getStyle(box).overflowY)) continue;
      const edge = box.getBoundingClientRect();
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return new DOMRect(rect.x, top, rect.width, Math.max(0, bottom - top));
  }
  function getStyle(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }
  /** The part of a line box that letters fill: line boxes of tight headings overlap by design. */
  function shrunk(rect: DOMRect, element: Element): DOMRect {
    const size = Number.parseFloat(getStyle(element).fontSize);
    const spare = Math.max(0, (rect.height - size * 0.7) / 2);
    return new DOMRect(rect.x, rect.y + spare, rect.width, rect.height - 2 * spare);
  }
  function clippedBy({ rect, element }: Line): Element | undefined {
    let out = getStyle(element).position;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getStyle(box);
      if (out === 'fixed') return undefined;
      if (out !== 'absolute' || style.position !== 'static') {
        const edge = box.getBoundingClientRect();
        const beside = rect.left < edge.left - 1 || rect.right > edge.right + 1;
        const below = rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1;
        if (beside && /hidden|clip/.test(style.overflowX)) return box;
        if (below && /hidden|clip/.test(style.overflowY)) return box;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
        out = style.position;
      }
    }
    return undefined;
  }
  function isInScroller(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getStyle(box).overflowX)) return true;
    return false;
  }
  function doOverlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2;
  }
  /**
   * Whether both lines are visible. Two versions may share one place, each clipped to its visible part: at any
   * point only one of them is on top.
   */
  function areBothDrawn(one: Line, other: Line): boolean {
    if ([one, other].every(({ element }) => getStyle(element).clipPath === 'none')) return true;
    const x = (Math.max(one.rect.left, other.rect.left) + Math.min(one.rect.right, other.rect.right)) / 2;
    const y = (Math.max(one.rect.top, other.rect.top) + Math.min(one.rect.bottom, other.rect.bottom)) / 2;
    const before = scrollY;
    scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
    const hit = document.elementsFromPoint(x, y - (scrollY - before));
    scrollTo({ top: before, behavior: 'instant' });
    return hit.includes(one.element) && hit.includes(other.element);
  }
  function name(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> (${words})`;
  }
}
