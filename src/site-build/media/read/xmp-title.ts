import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';

/**
 * The title in a file's XMP metadata (ISO 16684-1); undefined if there is none, or if the metadata can't be
 * parsed.
 * @param packet the metadata, one character per byte
 */
export function xmpTitle(packet: string): string | undefined {
  try {
    const text = Buffer.from(packet, 'latin1').toString().trim();
    return find(parseXml(text).root, 'dc:title')?.text.trim() || undefined;
  } catch {
    // Without a title, PDF viewers show the file name.
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
