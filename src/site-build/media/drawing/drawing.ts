import type { Drawing, ElementNode } from '../../../core/content/resolved.ts';
import { LOOKS, referenceIn } from '../../../core/svg/allowed-svg.ts';
import type { SvgElement } from '../../../core/svg/svg-tree.ts';
import { checkedSvg } from './checked-svg.ts';

/**
 * Reads a drawing into the tree that components draw, with React's attribute names. Copies made with `use` are written
 * out, so that a drawing may appear twice on a page without two equal ids; the ids that must stay get `name` in front.
 * @throws where the drawing holds what no drawing may hold; the validator has told of it
 */
export function readDrawing(svg: string, alt: string, name = ''): Drawing {
  const root = checkedSvg(svg, name || 'The drawing');
  const context: Context = { prefix: name && `${name}-`, byId: new Map() };
  collectIds(root, context.byId);
  return {
    kind: 'drawing',
    alt,
    attributes: attributesOf(root, rootOnly, context),
    nodes: root.children.flatMap((child) => nodeOf(child, context)),
  };
}

interface Context {
  prefix: string;
  byId: Map<string, SvgElement>;
}

/** Where the drawing stands on the page, and in which colour, is the page's. */
const rootOnly = new Set([...LOOKS].filter((name) => !['id', 'x', 'y', 'width', 'height'].includes(name)));

/** What others refer to by url(#id). */
const referred = new Set(['clipPath', 'mask', 'linearGradient', 'radialGradient']);

function nodeOf(element: SvgElement, context: Context): ElementNode[] {
  const { name, children, text } = element;
  // The page's own colours follow the reader's choice of light or dark.
  if (name === 'style') return [];
  if (name === 'use') return copyOf(element, context);
  // Of definitions only those stay that can't be written out.
  if (name === 'defs')
    return children.filter((child) => referred.has(child.name)).flatMap((child) => nodeOf(child, context));
  const attributes = attributesOf(element, LOOKS, context);
  // What is only there to be copied by `use` has been copied.
  if (!referred.has(name)) delete attributes['id'];
  const inside = text === undefined ? children.flatMap((child) => nodeOf(child, context)) : [text];
  return [[name, attributes, inside]];
}

function copyOf(use: SvgElement, context: Context): ElementNode[] {
  const target = context.byId.get(referenceIn('href', use.attributes.get('href') ?? '') ?? '');
  if (!target) return [];
  const copy = nodeOf(target, context);
  const { x, y, transform, id: _own, ...rest } = attributesOf(use, LOOKS, context);
  const moved = x || y ? `translate(${x ?? 0} ${y ?? 0})` : '';
  const placed = [transform, moved].filter(Boolean).join(' ');
  const attributes = placed ? { ...rest, transform: placed } : rest;
  return Object.keys(attributes).length > 0 ? [['g', attributes, copy]] : copy;
}

function attributesOf(
  { attributes }: SvgElement,
  allowed: ReadonlySet<string>,
  { prefix }: Context,
): Record<string, string> {
  const drawn = [...attributes].filter(([name]) => allowed.has(name));
  return Object.fromEntries(
    drawn.map(([name, value]) => {
      const id = referenceIn(name, value);
      const text = name === 'id' ? prefix + value : id === undefined ? value : `url(#${prefix}${id})`;
      return [reactName(name), text];
    }),
  );
}

/** React's name of an attribute: strokeWidth for stroke-width. */
function reactName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function collectIds(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.get('id');
  if (id !== undefined) byId.set(id, element);
  for (const child of element.children) collectIds(child, byId);
}
