import { referenceIn } from './allowed-svg.ts';
import { svgMessages } from './svg-messages.ts';
import type { SvgElement, SvgDiagnostic } from './svg-tree.ts';

/** The maximal number of elements, copies included. */
const MAX_ELEMENTS = 2000;
/** The maximal depth of elements, with copies expanded. */
const MAX_DEPTH = 100;
/** The maximal width and height, in units. */
const MAX_SIDE = 10_000;

/**
 * Finds errors that would make a drawing endless or too large: circular references, copies of copies, huge
 * dimensions. Each element is visited once, regardless of the number of its copies.
 */
export function sizeDiagnostics(root: SvgElement): SvgDiagnostic[] {
  const ids = new Map<string, SvgElement>();
  const diagnostics = [...measureDiagnostics(root), ...repeatedIds(root, ids), ...lostReferences(root, ids)];
  return diagnostics.length > 0 ? diagnostics : amountDiagnostics(root, ids);
}

function measureDiagnostics(root: SvgElement): SvgDiagnostic[] {
  const { attributes } = root;
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const sides = ['width', 'height'].flatMap((name) => attributes.get(name)?.replace(/px$/, '') ?? []);
  const numbers = [...box, ...sides].map(Number);
  const fits = (side: number) => side > 0 && side <= MAX_SIDE;
  const isValid = box.length === 4 && numbers.every(Number.isFinite) && numbers.slice(2).every(fits);
  return isValid ? [] : [diagnosticAt(root, svgMessages.measures(MAX_SIDE))];
}

function repeatedIds(element: SvgElement, ids: Map<string, SvgElement>): SvgDiagnostic[] {
  const id = element.attributes.get('id');
  const own = id !== undefined && ids.has(id) ? [diagnosticAt(element, svgMessages.id(id))] : [];
  if (id !== undefined && own.length === 0) ids.set(id, element);
  return [...own, ...element.children.flatMap((child) => repeatedIds(child, ids))];
}

function lostReferences(element: SvgElement, ids: ReadonlyMap<string, SvgElement>): SvgDiagnostic[] {
  const missingIds = listReferences(element).filter((id) => !ids.has(id));
  return [
    ...missingIds.map((id) => diagnosticAt(element, svgMessages.lost(id))),
    ...element.children.flatMap((child) => lostReferences(child, ids)),
  ];
}

interface Amount {
  elements: number;
  depth: number;
}

function amountDiagnostics(root: SvgElement, ids: ReadonlyMap<string, SvgElement>): SvgDiagnostic[] {
  const amounts = new Map<SvgElement, Amount | 'open'>();
  const circles: SvgElement[] = [];
  const measureElement = (element: SvgElement): Amount => {
    const amountSoFar = amounts.get(element);
    if (amountSoFar === 'open') circles.push(element);
    if (amountSoFar) return amountSoFar === 'open' ? { elements: 0, depth: 0 } : amountSoFar;
    amounts.set(element, 'open');
    const copied = listReferences(element).flatMap((id) => ids.get(id) ?? []);
    const amount = { elements: 1, depth: 0 };
    for (const part of [...element.children, ...copied]) {
      const { elements, depth } = measureElement(part);
      amount.elements += elements;
      amount.depth = Math.max(amount.depth, depth + 1);
    }
    amounts.set(element, amount);
    return amount;
  };
  const { elements, depth } = measureElement(root);
  if (circles[0]) return [diagnosticAt(circles[0], svgMessages.circle)];
  if (elements > MAX_ELEMENTS) return [diagnosticAt(root, svgMessages.many(MAX_ELEMENTS))];
  return depth > MAX_DEPTH ? [diagnosticAt(root, svgMessages.deep(MAX_DEPTH))] : [];
}

function listReferences({ attributes }: SvgElement): string[] {
  return [...attributes].flatMap(([name, value]) => referenceIn(name, value) ?? []);
}

function diagnosticAt(
  { offset, name }: SvgElement,
  problem: Pick<SvgDiagnostic, 'code' | 'message' | 'hint'>,
): SvgDiagnostic {
  return { offset, length: name.length + 1, ...problem };
}
