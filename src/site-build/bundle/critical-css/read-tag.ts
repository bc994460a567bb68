/** An opening tag, with the facts for finding the first screen. */
export interface ReadTag {
  text: string;
  name: string;
  /** The names by which selectors match the element, separated by spaces. */
  names: string;
  /** Whether it is marked as below the first screen. */
  isBelow: boolean;
  isHidden: boolean;
  isClosedDetails: boolean;
  /** Whether it may contain a stack of sections, or be part of one. */
  isInStacks: boolean;
  /** Whether it closes itself: `<br/>`. */
  isWhole: boolean;
}

/**
 * Parses an opening tag as React writes it.
 * @param names names of the element, with which selectors are compared
 */
export function readTag(text: string, names = ''): ReadTag {
  const [, name = '', attributes = ''] = /^<([a-z][\w-]*)((?:[^\w>-][^>]*)?)>/i.exec(text) ?? [];
  return {
    text,
    name,
    names,
    isBelow: attributes.includes(' data-below=""'),
    isHidden: attributes.includes(' hidden=""'),
    isClosedDetails: name === 'details' && !attributes.includes(' open=""'),
    isInStacks: /^(section|h\d)$/.test(name),
    isWhole: attributes.endsWith('/'),
  };
}
