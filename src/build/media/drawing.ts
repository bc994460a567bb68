import { fromHtml } from 'hast-util-from-html';
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import type { Drawing, ElementNode, TreeNode } from '../../core/content/resolved.ts';

/**
 * Reads a drawing into the tree that components draw, with React's attribute names. Only shapes and their looks pass:
 * no scripts, styles, texts, events or outside references. Copies made with `use` are written out, so that a drawing
 * may appear twice on a page without two equal ids; the ids that must stay get `name` in front.
 */
export function readDrawing(svg: string, alt: string, name = ''): Drawing {
  const root = fromHtml(svg, { fragment: true, space: 'svg' }).children.find(isElement);
  if (!root || root.tagName !== 'svg') throw new Error(`${name || 'The drawing'} holds no <svg> element`);
  const context: Context = { prefix: name && `${name}-`, byId: new Map(), depth: 0 };
  collectIds(root, context.byId);
  return {
    kind: 'drawing',
    alt,
    attributes: attributesOf(root.properties, rootAttributes, context),
    nodes: nodesOf(root.children, context),
  };
}

interface Context {
  prefix: string;
  byId: Map<string, Element>;
  /** How deep in copies of copies: a circle of references ends. */
  depth: number;
}

const shapes = new Set('g path circle ellipse rect line polyline polygon clipPath mask'.split(' '));

const looks = (
  'fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeLinecap strokeLinejoin strokeDasharray ' +
  'strokeDashoffset strokeMiterlimit opacity clipRule vectorEffect paintOrder'
).split(' ');
const rootAttributes = reactNames(['viewBox', 'preserveAspectRatio', ...looks]);
const shapeAttributes = reactNames([
  ...'id d cx cy r rx ry x y x1 y1 x2 y2 width height points pathLength transform clipPath mask'.split(' '),
  ...'clipPathUnits maskUnits maskContentUnits'.split(' '),
  ...looks,
]);

/** React's name by the name in small letters: the parser spells some otherwise (strokeLineCap). */
function reactNames(names: string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

function nodesOf(children: ElementContent[], context: Context): TreeNode[] {
  return children.filter(isElement).flatMap((child) => nodeOf(child, context));
}

function nodeOf(element: Element, context: Context): ElementNode[] {
  if (element.tagName === 'use') return copyOf(element, context);
  if (element.tagName === 'defs') return definitionsOf(element, context);
  if (!shapes.has(element.tagName)) return [];
  const attributes = attributesOf(element.properties, shapeAttributes, context);
  // What is only there to be copied by `use` has been copied.
  const isReferred = element.tagName === 'clipPath' || element.tagName === 'mask';
  if (!isReferred) delete attributes['id'];
  return [[element.tagName, attributes, nodesOf(element.children, context)]];
}

/** Of definitions only those stay that can't be written out. */
function definitionsOf(element: Element, context: Context): ElementNode[] {
  return element.children
    .filter(isElement)
    .filter((child) => child.tagName === 'clipPath' || child.tagName === 'mask')
    .flatMap((child) => nodeOf(child, context));
}

function copyOf(use: Element, context: Context): ElementNode[] {
  const target = context.byId.get(
    String(use.properties['href'] ?? use.properties['xLinkHref']).replace(/^#/, ''),
  );
  if (!target || context.depth > 4) return [];
  const copy = nodeOf(target, { ...context, depth: context.depth + 1 });
  const { x, y, transform, ...rest } = attributesOf(use.properties, shapeAttributes, context);
  delete rest['id'];
  const moved = x || y ? `translate(${x ?? 0} ${y ?? 0})` : '';
  const placed = [transform, moved].filter(Boolean).join(' ');
  const attributes = placed ? { ...rest, transform: placed } : rest;
  return Object.keys(attributes).length > 0 ? [['g', attributes, copy]] : copy;
}

function attributesOf(
  properties: Properties,
  allowed: ReadonlyMap<string, string>,
  context: Context,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    const name = allowed.get(property.toLowerCase());
    if (!name || value === null || value === undefined) continue;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const safe = name === 'id' ? context.prefix + text : withLocalReferences(text, context.prefix);
    if (safe !== undefined) attributes[name] = safe;
  }
  return attributes;
}

/** url(#a) gets the prefix; any other url is dropped. */
function withLocalReferences(value: string, prefix: string): string | undefined {
  if (!/url\s*\(|image\s*\(|javascript:/i.test(value)) return value;
  const local = /^url\(#([\w-]+)\)$/.exec(value.trim());
  return local ? `url(#${prefix}${local[1]})` : undefined;
}

function collectIds(element: Element, byId: Map<string, Element>): void {
  const id = element.properties['id'];
  if (typeof id === 'string' && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) if (isElement(child)) collectIds(child, byId);
}

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === 'element';
}
