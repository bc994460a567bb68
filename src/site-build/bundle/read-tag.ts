/** What the search for a first screen wants to know of an opening tag. */
export interface ReadTag {
  text: string;
  name: string;
  /** The names by which selectors find the element, with blanks between. */
  names: string;
  /** It says of itself that it lies below what is seen first. */
  isBelow: boolean;
  isHidden: boolean;
  isClosedDetails: boolean;
  /** Whether it may stand where sections stand below each other. */
  isInStacks: boolean;
  /** It has no content: `<br/>`. */
  isWhole: boolean;
}

/** Reads an opening tag as React writes it. @param names of the element, by which selectors find it */
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
