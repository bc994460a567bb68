import type { XmlElement } from '@rgrove/parse-xml';
import { elementAt, attribute, getChildren } from '../xml-tree.ts';

/**
 * A formula of Word (OMML) in TeX; an unknown element is replaced by its content.
 * @see https://learn.microsoft.com/openspecs/office_standards/ms-oe376
 */
export function writeTex(element: XmlElement): string {
  return getChildren(element).map(toTex).join('').trim();
}

function toTex(element: XmlElement): string {
  const part = (name: string) => {
    const found = elementAt(element, name);
    return found ? writeTex(found) : '';
  };
  switch (element.name) {
    case 'm:r':
      return getChildren(element, 'm:t')
        .map(({ text }) => escapeText(text))
        .join('');
    case 'm:f':
      return property(element, 'm:type') === 'lin'
        ? `{${part('m:num')}}/{${part('m:den')}}`
        : `\\frac{${part('m:num')}}{${part('m:den')}}`;
    case 'm:sSup':
      return `{${part('m:e')}}^{${part('m:sup')}}`;
    case 'm:sSub':
      return `{${part('m:e')}}_{${part('m:sub')}}`;
    case 'm:sSubSup':
      return `{${part('m:e')}}_{${part('m:sub')}}^{${part('m:sup')}}`;
    case 'm:sPre':
      return `{}_{${part('m:sub')}}^{${part('m:sup')}}{${part('m:e')}}`;
    case 'm:rad': {
      const degree = part('m:deg');
      return degree === '' ? `\\sqrt{${part('m:e')}}` : `\\sqrt[${degree}]{${part('m:e')}}`;
    }
    case 'm:nary':
      return operator(element, part('m:sub'), part('m:sup'), part('m:e'));
    case 'm:d':
      return brackets(element);
    case 'm:func':
      return functionName(part('m:fName')) + `{${part('m:e')}}`;
    case 'm:acc':
      return `${accents[property(element, 'm:chr') ?? '\u0302'] ?? '\\hat'}{${part('m:e')}}`;
    case 'm:bar':
      return `${property(element, 'm:pos') === 'top' ? '\\overline' : '\\underline'}{${part('m:e')}}`;
    case 'm:limLow':
      return `\\underset{${part('m:lim')}}{${part('m:e')}}`;
    case 'm:limUpp':
      return `\\overset{${part('m:lim')}}{${part('m:e')}}`;
    case 'm:groupChr':
      return `${property(element, 'm:pos') === 'top' ? '\\overbrace' : '\\underbrace'}{${part('m:e')}}`;
    case 'm:m': {
      const rows = getChildren(element, 'm:mr').map((row) =>
        getChildren(row, 'm:e').map(writeTex).join(' & '),
      );
      return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
    }
    case 'm:eqArr':
      return `\\begin{aligned}${getChildren(element, 'm:e').map(writeTex).join(' \\\\ ')}\\end{aligned}`;
    default:
      return element.name.endsWith('Pr') ? '' : writeTex(element);
  }
}

/** A property of an element, such as the kind of its brackets; undefined if it is missing, empty without a value. */
function property(element: XmlElement, name: string): string | undefined {
  const found = elementAt(element, `${element.name}Pr`, name);
  return found && (attribute(found, 'm:val') ?? '');
}

function operator(element: XmlElement, sub: string, sup: string, inside: string): string {
  const character = property(element, 'm:chr') ?? '∫';
  return `${operators[character] ?? character}${sub && `_{${sub}}`}${sup && `^{${sup}}`}{${inside}}`;
}

function brackets(element: XmlElement): string {
  const [open, close] = [property(element, 'm:begChr') ?? '(', property(element, 'm:endChr') ?? ')'];
  const separator = property(element, 'm:sepChr') ?? '|';
  const parts = getChildren(element, 'm:e').map(writeTex);
  return `\\left${delimiter(open)}${parts.join(` \\middle${delimiter(separator)} `)}\\right${delimiter(close)}`;
}

function delimiter(character: string): string {
  if (character === '') return '.';
  return delimiters[character] ?? character;
}

function functionName(name: string): string {
  const letters = name.replace(/[{}\s]/g, '');
  if (KNOWN_FUNCTIONS.has(letters)) return `\\${letters}`;
  return /^[a-zA-Z]+$/.test(letters) ? `\\operatorname{${letters}}` : name;
}

function escapeText(text: string): string {
  return text.replace(/[\\{}$&#%_^~]/g, (character) => special[character] ?? `\\${character}`);
}

const special: Record<string, string> = { '\\': '\\backslash ', '^': '\\hat{}', '~': '\\sim ' };

const operators: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};

const delimiters: Record<string, string> = {
  '{': '\\{',
  '}': '\\}',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '‖': '\\|',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
};

const accents: Record<string, string> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
  '\u030c': '\\check',
};

const KNOWN_FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln exp lim max min sup inf det'.split(' '),
);
