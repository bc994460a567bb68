/**
 * Makes an element equal to another one by changing only the differences: the browser then styles and lays out only
 * these, and scrolled lists keep their position.
 * @param next its nodes may be moved into `old`
 * @param keptAttributes attributes of `old` itself that are not removed
 */
export function morphElement(old: Element, next: Element, keptAttributes: readonly string[] = []): void {
  for (const name of old.getAttributeNames())
    if (!next.hasAttribute(name) && !keptAttributes.includes(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [before, after] = [[...old.childNodes], [...next.childNodes]];
  for (const [index, node] of after.entries()) {
    const oldNode = before[index];
    if (!oldNode) old.append(node);
    else if (isAlike(oldNode, node)) morphNode(oldNode, node);
    else oldNode.replaceWith(node);
  }
  for (const node of before.slice(after.length)) node.remove();
}

function morphNode(old: Node, next: Node): void {
  if (isElement(old) && isElement(next)) morphElement(old, next);
  else if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
}

/** Whether a node can become the other one: two texts, or two elements of the same name. */
function isAlike(one: Node, other: Node): boolean {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName;
}

/** `instanceof` would fail, because the nodes belong to another window, which has other classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
