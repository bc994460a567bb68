import type { SvgDiagnostic } from './svg-tree.ts';

type SvgMessage = Pick<SvgDiagnostic, 'code' | 'message' | 'hint'>;

const SIMPLE = 'Save the drawing as plain, optimised SVG: shapes with their looks as attributes.';

/** The messages of each error in a drawing. */
export const svgMessages = {
  doctype: {
    code: 'svg-doctype',
    message: 'A drawing begins with its <svg>, without a <!DOCTYPE>.',
    hint: 'Delete the <!DOCTYPE …> with everything in it.',
  },
  entity: (entity: string): SvgMessage => ({
    code: 'svg-syntax',
    message: `${entity} is unknown in a drawing.`,
    hint: 'Write the character itself.',
  }),
  instruction: (name: string): SvgMessage => ({
    code: 'svg-instruction',
    message: `<?${name} …?> is not allowed in a drawing.`,
    hint: 'Remove it: a drawing loads nothing, and attributes describe its looks.',
  }),
  root: (name: string): SvgMessage => ({
    code: 'svg-syntax',
    message: `The file contains <${name}> where <svg> is needed.`,
    hint: 'Save it as an SVG file.',
  }),
  xmlns: {
    code: 'svg-syntax',
    message: 'The <svg> has no namespace: browsers would not show it.',
    hint: 'Add xmlns="http://www.w3.org/2000/svg" to it.',
  },
  viewBox: {
    code: 'svg-size',
    message: 'The drawing has no viewBox: its size is unknown.',
    hint: 'Add viewBox="0 0 640 480" with its width and height to the <svg>.',
  },
  measures: (side: number): SvgMessage => ({
    code: 'svg-size',
    message: 'The size of the <svg> is invalid.',
    hint: `Write viewBox="0 0 640 480": four numbers, the last two between 0 and ${side.toLocaleString('en')}; likewise width and height.`,
  }),
  style: {
    code: 'svg-style',
    message: 'This <style> is not allowed in a drawing.',
    hint: 'Write looks as attributes: fill="…", stroke="…". A <style> may only set colours for dark screens: @media (prefers-color-scheme:dark){svg{--art-paper:#f1f3fb}}.',
  },
  text: {
    code: 'svg-text',
    message: 'Words are between the shapes of the drawing.',
    hint: 'Remove them, or put them into a <text> with the place where they begin.',
  },
  inWords: (name: string): SvgMessage => ({
    code: 'svg-element',
    message: `<${name}> is among the words of a <text>.`,
    hint: 'Close the <text> before it: each has its words in one piece.',
  }),
  attribute: (element: string, attribute: string): SvgMessage => ({
    code: isHandler(attribute) ? 'svg-active' : 'svg-attribute',
    message: `"${attribute}" is not allowed on <${element}> in a drawing.`,
    hint: hintFor(attribute),
  }),
  value: (attribute: string, value: string, instead: string): SvgMessage => ({
    code: 'svg-value',
    message: `"${attribute}" can’t be "${value.length > 60 ? `${value.slice(0, 60)}…` : value}".`,
    hint: instead,
  }),
  empty: {
    code: 'svg-empty',
    message: 'Nothing is drawn: the drawing contains no shape.',
    hint: 'Save it again from the program that made it.',
  },
  id: (id: string): SvgMessage => ({
    code: 'svg-id',
    message: `The id "${id}" is on two shapes.`,
    hint: 'Give one of them another id.',
  }),
  lost: (id: string): SvgMessage => ({
    code: 'svg-reference',
    message: `Nothing in the drawing has the id "${id}".`,
    hint: 'Write the id of a shape in the same drawing.',
  }),
  circle: {
    code: 'svg-cycle',
    message: 'The drawing contains itself: it has no end.',
    hint: 'Let <use> copy a shape that does not contain it.',
  },
  many: (most: number): SvgMessage => ({
    code: 'svg-too-many',
    message: `The drawing has more than ${most.toLocaleString('en')} elements, copies included.`,
    hint: 'Make it simpler: fewer shapes, fewer copies of copies.',
  }),
  deep: (most: number): SvgMessage => ({
    code: 'svg-too-many',
    message: `The elements of the drawing have more than ${most} levels, copies included.`,
    hint: 'Remove nested groups, and copies of copies.',
  }),
};

/** The message for an element that is not allowed. */
export function forbiddenElement(name: string): SvgMessage {
  const isActive = /^(script|handler|foreignObject|animate.*|set)$/i.test(name);
  return {
    code: isActive ? 'svg-active' : 'svg-element',
    message: `<${name}> is not allowed in a drawing.`,
    hint: ELEMENT_HINTS[name.toLowerCase()] ?? SIMPLE,
  };
}

const STILL = 'Remove it: a drawing does not move.';
const ELEMENT_HINTS: Record<string, string> = {
  script: 'Remove it: a drawing runs nothing.',
  foreignobject: 'Remove it: a drawing contains only shapes.',
  a: 'Remove it: the page’s JSON has the links.',
  image: 'Remove it: a drawing loads nothing. A photograph is a separate picture.',
  tspan: 'Write a separate <text> in its place.',
  animate: STILL,
  animatemotion: STILL,
  animatetransform: STILL,
  set: STILL,
  svg: 'Use <g> in its place.',
};

function hintFor(attribute: string): string {
  if (isHandler(attribute)) return 'Remove it: a drawing runs nothing.';
  if (attribute === 'style' || attribute === 'class')
    return 'Write its looks as attributes: fill="…", stroke="…".';
  if (attribute.endsWith('href')) return 'Remove it: a drawing loads nothing, and leads nowhere.';
  return SIMPLE;
}

/** The message for an error of the XML parser. */
export function syntaxMessage(parserMessage: string): SvgMessage {
  const [reason = ''] = parserMessage.split(' (line ');
  const [pattern, hint] = SYNTAX.find(([words]) => words.test(reason)) ?? [
    /^/,
    'Save the drawing again from the program that made it.',
  ];
  const [, name = ''] = pattern.exec(reason) ?? [];
  return {
    code: 'svg-syntax',
    message: `The drawing can’t be read: ${reason.replaceAll('`', '"').replace(/^./, (first) => first.toLowerCase())}.`,
    hint: hint.replaceAll('%', name),
  };
}

const SYNTAX: [reason: RegExp, hint: string][] = [
  [/^Missing end tag for element (\S+)/, 'Close it: </%>, or <%…/>. If the file was cut off, copy it again.'],
  [/^Unclosed (?:start|end) tag/, 'Add the missing >. If the file was cut off, copy it again.'],
  [/^Unclosed|^Unterminated processing/, 'Close it. If the file was cut off, copy it again.'],
  [/^Attribute value expected/, 'Write the value between double quotes.'],
  [/^Duplicate attribute: (\S+)/, 'Keep one of the two "%".'],
  [/^Unescaped/, 'Write &lt; for <.'],
  [/reference/, 'Write &amp; for a plain &.'],
  [/^Root element/, 'Save it as an SVG file: it begins with <svg.'],
];

function isHandler(attribute: string): boolean {
  return /^on/i.test(attribute);
}
