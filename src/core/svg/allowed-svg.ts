import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import { isPathData } from './path-data.ts';

/*
 * The allowed content of drawings: shapes with presentation attributes, and text in generic typefaces; nothing
 * active, nothing that loads or styles a page. The list is the same for inlined and loaded drawings.
 */

/** Elements that are rendered. */
export const SHAPES = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon text defs use clipPath mask linearGradient radialGradient stop ' +
    'style'
  ).split(' '),
);

/** Elements that are skipped: descriptions, which the alternative text replaces. */
export const DESCRIPTIONS = new Set(['title', 'desc']);

/** Attributes with a visual effect, on any element. */
export const VISIBLE_ATTRIBUTES = new Set(
  (
    'id d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points pathLength transform viewBox preserveAspectRatio ' +
    'clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit opacity ' +
    'vector-effect paint-order shape-rendering offset stop-color stop-opacity gradientUnits gradientTransform ' +
    'spreadMethod text-anchor font-family font-size font-weight'
  ).split(' '),
);

/** Attributes of the root that programs write and that have no visual effect. */
const IDLE = new Set([
  'version',
  'xml:space',
  'xmlns:xlink',
  'aria-hidden',
  'aria-label',
  'focusable',
  'role',
]);

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Whether an element may have this attribute; `adviseOnValue` checks its value. */
export function isAllowedAttribute(element: string, attribute: string): boolean {
  return renderedName(element, attribute) !== undefined || (element === 'svg' && IDLE.has(attribute));
}

/** The attribute as the renderer writes it; undefined if it has no visual effect. */
export function renderedName(element: string, attribute: string): string | undefined {
  if (attribute === 'href' || attribute === 'xlink:href') return element === 'use' ? 'href' : undefined;
  const isRendered =
    VISIBLE_ATTRIBUTES.has(attribute) || (element === 'svg' && ['xmlns', 'color'].includes(attribute));
  return isRendered ? attribute : undefined;
}

/**
 * The characters of numbers, colours, names and functions. Without : / ; and quotes, a value can't contain an
 * address or a style.
 */
const VALUE = /^[\w\s.,#%()+-]*$/;
const FUNCTION = /(?:(?<![\w-])([\w-]+)\s*)?\(/g;
const FUNCTIONS = new Set(
  'matrix translate scale rotate skewX skewY rgb rgba hsl hsla lab lch oklab oklch color-mix var'.split(' '),
);
/** Generic typefaces. */
const GENERIC = new Set(['sans-serif', 'serif', 'monospace']);
const NAME = /^[A-Za-z_][\w.-]*$/;

/** The advice for an invalid attribute value; undefined if it is valid. */
export function adviseOnValue(attribute: string, value: string): string | undefined {
  if (attribute === 'xmlns') return value === SVG ? undefined : `Write xmlns="${SVG}".`;
  if (attribute === 'xmlns:xlink') return value === XLINK ? undefined : `Write xmlns:xlink="${XLINK}".`;
  if (attribute === 'id')
    return NAME.test(value)
      ? undefined
      : 'Use letters, digits, hyphens and underscores; begin with a letter.';
  if (attribute === 'href' || attribute === 'xlink:href') {
    return referenceIn(attribute, value) === undefined
      ? 'Write href="#name" with the id of a shape in the same drawing: a drawing loads nothing.'
      : undefined;
  }
  if (attribute === 'd')
    return isPathData(value)
      ? undefined
      : 'Write commands with their numbers, such as M1 1h8v8z; or draw the shape again.';
  if (attribute === 'font-family')
    return GENERIC.has(value)
      ? undefined
      : 'Write sans-serif, serif or monospace: a drawing brings no typeface. Or turn the words into paths.';
  if (referenceIn(attribute, value) !== undefined) return undefined;
  const functions = [...value.matchAll(FUNCTION)].map(([, name = '']) => name);
  if (VALUE.test(value) && functions.every((name) => FUNCTIONS.has(name))) return undefined;
  return 'Write a number, a colour, or url(#name) with the id of something in the same drawing: a drawing loads nothing.';
}

/** The id that an attribute refers to: href="#a", fill="url(#a)". */
export function referenceIn(attribute: string, value: string): string | undefined {
  const isLink = attribute === 'href' || attribute === 'xlink:href';
  const id = (isLink ? /^#(.+)$/ : /^\s*url\(#([^()\s]+)\)\s*$/).exec(value)?.[1];
  return id !== undefined && NAME.test(id) ? id : undefined;
}

const COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Whether a style sheet is the only allowed one: the colours of its tokens and lines for dark screens. */
export function isDarkColours(style: string): boolean {
  // The build copies the text into pages, so comments and anything that ends a <style> are refused.
  if (!/^[\w\s@(){}:;#-]*$/.test(style)) return false;
  const [media, ...others] = parseStyle(style);
  if (others.length > 0 || media?.type !== 'atrule' || media.name !== 'media') return false;
  const [rule, ...more] = media.nodes ?? [];
  return (
    media.params.replaceAll(/\s/g, '') === '(prefers-color-scheme:dark)' &&
    more.length === 0 &&
    rule?.type === 'rule' &&
    rule.selector === 'svg' &&
    rule.nodes.every(
      (node) =>
        node.type === 'decl' &&
        !node.important &&
        (node.variable || node.prop === 'color') &&
        COLOUR.test(node.value.trim()),
    )
  );
}

function parseStyle(style: string): readonly ChildNode[] {
  try {
    return postcss.parse(style).nodes;
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return [];
    throw error;
  }
}
