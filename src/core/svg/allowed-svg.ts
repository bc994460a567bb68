import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import { isPathData } from './path-data.ts';

/*
 * What a drawing may hold: shapes and their looks, and words in a typeface that every reader has; nothing that acts, loads
 * or styles a page. The list is the same for drawings that become part of a page and for those that are loaded as pictures.
 */

/** Elements that are drawn. */
export const SHAPES = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon text defs use clipPath mask linearGradient radialGradient stop ' +
    'style'
  ).split(' '),
);

/** Elements that are read over: words about the drawing, which its alternative text replaces. */
export const WORDS = new Set(['title', 'desc']);

/** Attributes that are drawn, on whichever element they stand. */
export const LOOKS = new Set(
  (
    'id d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points pathLength transform viewBox preserveAspectRatio ' +
    'clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit opacity ' +
    'vector-effect paint-order shape-rendering offset stop-color stop-opacity gradientUnits gradientTransform ' +
    'spreadMethod text-anchor font-family font-size font-weight'
  ).split(' '),
);

/** Attributes of the root that programs write and that nothing is drawn by. */
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

/** Whether an attribute with this name may stand on an element at all; its value is looked at by `valueFault`. */
export function mayStand(element: string, attribute: string): boolean {
  return drawnAs(element, attribute) !== undefined || (element === 'svg' && IDLE.has(attribute));
}

/** The name under which an attribute is drawn; undefined where nothing is drawn by it. */
export function drawnAs(element: string, attribute: string): string | undefined {
  if (attribute === 'href' || attribute === 'xlink:href') return element === 'use' ? 'href' : undefined;
  const isDrawn = LOOKS.has(attribute) || (element === 'svg' && ['xmlns', 'color'].includes(attribute));
  return isDrawn ? attribute : undefined;
}

/** Signs of numbers, colours, names and functions: without : / ; and quotes no address and no style can be written. */
const VALUE = /^[\w\s.,#%()+-]*$/;
const FUNCTION = /(?:(?<![\w-])([\w-]+)\s*)?\(/g;
const FUNCTIONS = new Set(
  'matrix translate scale rotate skewX skewY rgb rgba hsl hsla lab lch oklab oklch color-mix var'.split(' '),
);
/** Typefaces that every system has. */
const GENERIC = new Set(['sans-serif', 'serif', 'monospace']);
const NAME = /^[A-Za-z_][\w.-]*$/;

/** Why an attribute can’t have this value, as what to write instead; undefined where it can. */
export function valueFault(attribute: string, value: string): string | undefined {
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
  const found = (isLink ? /^#(.+)$/ : /^\s*url\(#([^()\s]+)\)\s*$/).exec(value)?.[1];
  return found !== undefined && NAME.test(found) ? found : undefined;
}

const COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * Whether a style sheet is the one that a drawing may have: the colours of its tokens and lines where the reader’s screen
 * is dark.
 */
export function isDarkColours(style: string): boolean {
  // Comments and whatever ends a <style> would go into pages with it.
  if (!/^[\w\s@(){}:;#-]*$/.test(style)) return false;
  const [media, ...others] = nodesOf(style);
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

function nodesOf(style: string): readonly ChildNode[] {
  try {
    return postcss.parse(style).nodes;
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return [];
    throw error;
  }
}
