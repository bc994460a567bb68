import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';

/**
 * The title in the metadata of a file (XMP, ISO 16684-1); `undefined` if they have none or can't be read.
 * @param packet a character for each byte
 */
export function xmpTitle(packet: string): string | undefined {
  try {
    const text = Buffer.from(packet, 'latin1').toString().trim();
    return find(parseXml(text).root, 'dc:title')?.text.trim() || undefined;
  } catch {
    // Readers show the name of the file instead.
    return undefined;
  }
}

function find(node: XmlNode | null, name: string): XmlElement | undefined {
  if (!(node instanceof XmlElement)) return undefined;
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}
