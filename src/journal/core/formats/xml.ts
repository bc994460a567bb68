import { escapeMarkup } from 'pagewright/text';

/** Well-formed XML. */
export interface Xml {
  xml: string;
}

type Child = Xml | string | number | undefined | false | readonly Child[];
type Attributes = Record<string, string | number | undefined>;

/**
 * An element with attributes and children. Attributes without a value are left out, and so is an empty element
 * without attributes.
 */
export function element(name: string, attributes: Attributes = {}, ...children: Child[]): Xml {
  const inside = children.map(serialise).join('');
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  if (inside === '' && given.length === 0) return { xml: '' };
  const head = name + given.map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`).join('');
  return { xml: inside === '' ? `<${head}/>` : `<${head}>${inside}</${name}>` };
}

/** A whole document, which declares its encoding. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function serialise(child: Child): string {
  if (child === undefined || child === false) return '';
  if (typeof child === 'string' || typeof child === 'number') return escapeMarkup(String(child));
  return 'xml' in child ? child.xml : child.map(serialise).join('');
}
