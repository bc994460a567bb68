/**
 * Problems where the last two sections of each page meet: no space between them, a heading on a rule, two rules
 * in one place. Runs in the browser, so it contains everything that it needs.
 */
export function meetingProblems(mains: readonly Element[]): string[][] {
  const room = 12;

  return mains.map((main) => {
    const [upper, lower] = [...main.children].slice(-2).map(visibleInk) as [Ink[], Ink[]];
    const words = lower.filter(({ kind }) => kind === 'words');
    if (upper.length === 0 || words.length === 0) return [];
    const end = Math.max(...upper.map(({ bottom }) => bottom));
    const last = upper.filter(({ bottom }) => end - bottom < 2);
    const begin = Math.min(...lower.map(({ top }) => top));
    const first = Math.min(...words.map(({ top }) => top));
    const opening = lower.filter(({ kind, top }) => kind === 'rule' && top <= first);
    const near = opening.find(({ bottom }) => first - bottom < room);
    const closing = last.filter(({ kind }) => kind === 'rule');
    const twice = opening.find(({ top }) => closing.length > 0 && top - end < room);
    const isPlain = last.every(({ kind }) => kind === 'words');
    return [
      first - end < room && `words ${Math.round(first - end)} px below what is before`,
      near && `words ${Math.round(first - near.bottom)} px below a rule`,
      twice && `two rules, ${Math.round(twice.top - end)} px apart`,
      isPlain && begin - end < room && `a plate or rule ${Math.round(begin - end)} px below words`,
    ].filter((problem) => typeof problem === 'string');
  });

  interface Ink {
    kind: 'words' | 'rule' | 'plate' | 'picture';
    top: number;
    bottom: number;
  }

  /** The visible part of a section, within its box. */
  function visibleInk(section: Element): Ink[] {
    const box = section.getBoundingClientRect();
    const all = [section, ...section.querySelectorAll('*')].filter(isSeen).flatMap(inkOfElement);
    return all
      .filter(({ top, bottom }) => bottom > box.top && top < box.bottom)
      .map((ink) => ({
        ...ink,
        top: Math.max(ink.top, box.top),
        bottom: Math.min(ink.bottom, box.bottom),
      }));
  }

  function isSeen(element: Element): boolean {
    const { width, height, left, right } = element.getBoundingClientRect();
    if (element.closest('svg *, .hidden') || isCut(element) || right <= 0 || left >= innerWidth) return false;
    if (width < 2 || height < 1 || getComputedStyle(element).position === 'fixed') return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Text for screen readers is clipped. */
  function isCut(element: Element | null): boolean {
    return !!element && (getComputedStyle(element).clipPath === 'inset(50%)' || isCut(element.parentElement));
  }

  function inkOfElement(element: Element): Ink[] {
    const { top, bottom, width } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const ink: Ink[] = [];
    const isWide = width > innerWidth * 0.6;
    const upper = Number.parseFloat(style.borderTopWidth);
    const lower = Number.parseFloat(style.borderBottomWidth);
    if (isWide && upper > 0 && isInk(style.borderTopColor))
      ink.push({ kind: 'rule', top, bottom: top + upper });
    if (isWide && lower > 0 && isInk(style.borderBottomColor))
      ink.push({ kind: 'rule', top: bottom - lower, bottom });
    if (isWide && isInk(style.backgroundColor)) ink.push({ kind: 'plate', top, bottom });
    if (element.matches('img, svg, video')) ink.push({ kind: 'picture', top, bottom });
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.width > 1) ink.push({ kind: 'words', top: line.top, bottom: line.bottom });
    }
    return ink;
  }

  function isInk(colour: string): boolean {
    return !/^rgba\(.*, 0\)$|\/ 0\)$|transparent/.test(colour);
  }
}
