/**
 * Runs in the page: finds words of headings, facts, lists and buttons that are broken although a line has room for
 * them.
 */
export function brokenWords(): string[] {
  const range = document.createRange();
  const found = new Set<string>();
  for (const place of document.querySelectorAll(
    'main :is(h1, h2, h3, dt, dd, li:not(:has(*)), .btn):not(.hidden)',
  )) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\u2013\u2014/-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const isLonger = boxes.reduce((sum, { width }) => sum + width, 0) > 0.7 * innerWidth;
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && !isLonger) found.add(word);
      }
    }
  }
  return [...found];
}
