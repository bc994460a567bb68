/** A JSON Schema with the keywords that core reads; the validator handles all keywords. */
export interface SchemaNode {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
  propertyNames?: SchemaNode;
  patternProperties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  required?: string[];
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
  if?: SchemaNode;
  then?: SchemaNode;
  else?: SchemaNode;
  not?: SchemaNode;
  $defs?: Record<string, SchemaNode>;
  /** The kind of value: image, richText, link … (schemas/parts.schema.json). */
  part?: string;
  /** The key of _site.json that a template needs; for a property of the template, a key within that one. */
  needs?: string;
  /** The kind of entries, as `npm run new` names it: person, event. */
  entry?: string;
  /** The draft value of `npm run new` where no placeholder text is valid, such as a day; validation warns about it. */
  draft?: string;
  /** For a section type: its group in lists for editors (`section-groups.ts`). */
  group?: string;
  /** One per value of an `enum`: its meaning and use. */
  enumDescriptions?: readonly string[];
  /**
   * For values of an `enum`: the key that the value requires next to it, such as the part with which a layout
   * begins.
   */
  enumNeeds?: Readonly<Record<string, string>>;
  /** Aliases of a section type or a property: `accordion` for `faq`. */
  alsoCalled?: readonly string[];
  /** Aliases of the values of an `enum`, by value. */
  enumAlsoCalled?: Readonly<Record<string, readonly string[]>>;
  /** The heading level that the component gives this text. */
  heading?: 1 | 2 | 3 | 4;
  /**
   * False for a property without a visible effect in the first render: it acts later, such as the pace of
   * slides, or through a list of pages. All other properties change the markup; tests verify both.
   */
  shown?: boolean;
  /**
   * The maximal display width of an image, in CSS pixels; under the condition of a variant, in that variant. A test
   * compares it with the layout.
   */
  pictureWidth?: number;
  /**
   * The shapes of the boxes that cut an image, as width:height, such as 4:5. An image without them is never cut, so
   * that a focal point has no effect.
   */
  pictureShapes?: readonly string[];
  /** Keys that are not allowed here but exist elsewhere, with the advice. */
  instead?: Record<string, string>;
  /** Common wrong values of an `enum`: the keys to write instead of this one. */
  enumInstead?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** For file paths: the accepted extensions, for messages about others. */
  fileEndings?: readonly string[];
  /** Common beginnings that a value must not have: the address before a DOI. */
  withoutStart?: readonly string[];
  /** For names of widgets: the answer of each, and the `ui` keys that it supports. */
  controls?: Record<string, SchemaControl>;
  /** In the schema of a form control: its description. */
  control?: SchemaControl;
  [keyword: string]: unknown;
}

/** The schema's description of a form control, which a question can choose as its widget. */
export interface SchemaControl {
  /** The name for editors, such as: a list that opens. */
  name: string;
  /** Whether it is the default for its kind of question. If none is, the first by name is the default. */
  usual?: true;
  /** The kind of question: text, formatted, number, yes-no, choice, choices or file. */
  answers: string;
  /** The `ui` keys that it supports, besides the common ones. */
  shows: readonly string[];
  /** Its "ui:options". */
  details: readonly string[];
}

/** A schema node and the document that its relative references start from. */
export interface PlacedNode {
  node: SchemaNode;
  base: string;
}

/** Resolves "../parts.schema.json#/$defs/label" against the address of its document. */
export function resolveUri(reference: string, base: string): { document: string; pointer: string } {
  const [address = '', pointer = ''] = reference.split('#', 2);
  if (address === '') return { document: base, pointer };
  if (/^[a-z]+:/.test(address)) return { document: address, pointer };
  const segments = base.split('/').slice(0, -1);
  for (const segment of address.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return { document: segments.join('/'), pointer };
}

/** The node at a JSON pointer, or undefined. */
export function resolvePointer(root: SchemaNode, pointer: string): SchemaNode | undefined {
  let node: unknown = root;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'object' && node !== null ? (node as SchemaNode) : undefined;
}
