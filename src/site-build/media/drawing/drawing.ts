import type { Drawing, ElementNode } from '../../../core/content/resolved.ts';
import { VISIBLE_ATTRIBUTES, referenceIn } from '../../../core/svg/allowed-svg.ts';
import type { SvgElement } from '../../../core/svg/svg-tree.ts';
import { checkedSvg } from './checked-svg.ts';

/**
 * Parses a drawing into the tree that components render, with React's attribute names. Copies made with `use`
 * are expanded, so that a drawing may be on a page twice without duplicate ids; remaining ids get a prefix.
 * @param svg the text of the file
 * @param alt the text alternative; empty for decoration
 * @param name the prefix of its ids. Default: none
 * @throws Error if the drawing has content that is not allowed, which validation has already reported
 */
export function readDrawing(svg: string, alt: string, name = ''): Drawing {
  const root = checkedSvg(svg, name || 'The drawing');
  const context: Context = { prefix: name && `${name}-`, byId: new Map() };
  collectIds(root, context.byId);
  return {
    kind: 'drawing',
    alt,
    attributes: allowedAttributes(root, rootAttributes, context),
    nodes: root.children.flatMap((child) => toNodes(child, context)),
  };
}

interface Context {
  prefix: string;
  byId: Map<string, SvgElement>;
}

/** The attributes that stay on the root. The page decides about position and size of the drawing. */
const rootAttributes = new Set(
  [...VISIBLE_ATTRIBUTES].filter((name) => !['id', 'x', 'y', 'width', 'height'].includes(name)),
);

/** Elements that others refer to by url(#id). */
const referencedElements = new Set(['clipPath', 'mask', 'linearGradient', 'radialGradient']);

function toNodes(element: SvgElement, context: Context): ElementNode[] {
  const { name, children, text } = element;
  // The drawing's own <style> is dropped: the page's colours follow the visitor's choice of light or dark.
  if (name === 'style') return [];
  if (name === 'use') return copyTarget(element, context);
  // Only definitions that can't be expanded stay.
  if (name === 'defs')
    return children
      .filter((child) => referencedElements.has(child.name))
      .flatMap((child) => toNodes(child, context));
  const attributes = allowedAttributes(element, VISIBLE_ATTRIBUTES, context);
  // Only gradients, masks and clip paths need ids: where `use` refers to an element, there is a copy of it now.
  if (!referencedElements.has(name)) delete attributes['id'];
  const content = text === undefined ? children.flatMap((child) => toNodes(child, context)) : [text];
  return [[name, attributes, content]];
}

function copyTarget(use: SvgElement, context: Context): ElementNode[] {
  const target = context.byId.get(referenceIn('href', use.attributes.get('href') ?? '') ?? '');
  if (!target) return [];
  const copy = toNodes(target, context);
  const { x, y, transform, id: _own, ...rest } = allowedAttributes(use, VISIBLE_ATTRIBUTES, context);
  const translation = x || y ? `translate(${x ?? 0} ${y ?? 0})` : '';
  const transforms = [transform, translation].filter(Boolean).join(' ');
  const attributes = transforms ? { ...rest, transform: transforms } : rest;
  return Object.keys(attributes).length > 0 ? [['g', attributes, copy]] : copy;
}

function allowedAttributes(
  { attributes }: SvgElement,
  allowed: ReadonlySet<string>,
  { prefix }: Context,
): Record<string, string> {
  const entries = [...attributes].filter(([name]) => allowed.has(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
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
