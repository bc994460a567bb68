/** A JSON Schema as far as core reads one; everything else passes through to the validator. */
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
  /** What the value stands for: image, richText, link … (schemas/parts.schema.json). */
  part?: string;
  /** The key of _site.json that a template takes from; of a property of the template, a key within that one. */
  needs?: string;
  /** What the entries of this list are, by the name under which `npm run new` adds one: person, event. */
  entry?: string;
  /** What `npm run new` writes where no placeholder text can stand, such as a day; validation warns of it. */
  draft?: string;
  /** Of a section type: which of the groups it belongs to, in which editors look for it (`section-groups.ts`). */
  group?: string;
  /** One for each value of an `enum`: what it is, when to take it. */
  enumDescriptions?: readonly string[];
  /** Of a value of an `enum`: the key that has to stand beside it, as a layout needs the part that it begins with. */
  enumNeeds?: Readonly<Record<string, string>>;
  /** What people call a section type, or a property, besides its name in content: `accordion` for `faq`. */
  alsoCalled?: readonly string[];
  /** The same for values of an `enum`, by value. */
  enumAlsoCalled?: Readonly<Record<string, readonly string[]>>;
  /** The level of the heading that the component makes of this text. */
  heading?: 1 | 2 | 3 | 4;
  /**
   * False for a property of a section or a template of which nothing is seen when it is first drawn: it acts later, as the
   * pace of slides does, or by way of a list of pages. All others change what is drawn; the tests see to both.
   */
  shown?: boolean;
  /**
   * Of an image: how wide its picture is shown at most, in CSS pixels; under the condition of a look, in that look. A test
   * holds it to the layout.
   */
  pictureWidth?: number;
  /** Keys that are not taken here although they are written elsewhere: what to write instead. */
  instead?: Record<string, string>;
  /** Values that people write although the `enum` has others: which keys to write in place of this one. */
  enumInstead?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the path of a file: the endings that its pattern takes, for the words about any other. */
  fileEndings?: readonly string[];
  /** Beside the names of widgets: what each of them answers, and what it shows of a question’s look. */
  controls?: Record<string, SchemaControl>;
  /** Of the schema of a control. */
  control?: SchemaControl;
  [keyword: string]: unknown;
}

/** What a schema says of one control of forms, which a question can name as its widget. */
export interface SchemaControl {
  /** In an editor’s words: a list that opens. */
  name: string;
  /** Whether its kind of question has it if none is named. Default: the first by its name */
  usual?: true;
  /** The kind of question: text, formatted, number, yes-no, choice, choices or file. */
  answers: string;
  /** The keys of the question’s look that it shows, besides those that every control shows. */
  shows: readonly string[];
  /** Those of "ui:options". */
  details: readonly string[];
}

/** A schema node together with the document that its relative references start from. */
export interface PlacedNode {
  node: SchemaNode;
  base: string;
}

/** Resolves "../parts.schema.json#/$defs/label" against the address of the document it is in. */
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

/** The node that a JSON pointer names, or undefined. */
export function atPointer(root: SchemaNode, pointer: string): SchemaNode | undefined {
  let node: unknown = root;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'object' && node !== null ? (node as SchemaNode) : undefined;
}
