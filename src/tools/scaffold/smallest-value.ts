import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import { typographyDiagnostics } from '../../core/rules/texts/typography-diagnostics.ts';
import { readCondition } from '../../core/schema/condition.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { CONTENT_FORMATS } from '../../core/schema/formats.ts';
import { firstValue } from '../../core/schema/schema-lookup.ts';
import type { PlacedNode, SchemaNode } from '../../core/schema/schema-node.ts';

/**
 * The smallest value that matches a schema. Its texts are placeholders with the schema's description. If a
 * placeholder can't be valid (a date, a colour), the schema's "draft" is used, or its example.
 * @param example example for this value, from the surrounding schema
 * @param number the number of the entry in a list, which makes placeholders unique
 */
export function smallestValue(
  set: SchemaSet,
  placed: PlacedNode,
  example?: unknown,
  number?: number,
): unknown {
  const chain = set.follow(placed);
  const nodes = chain.map(({ node }) => node);
  const { node, base } = chain.at(-1)!;
  const exampleValue = example ?? firstValue(nodes, 'examples')?.[0];
  if (node.const !== undefined) return node.const;
  const draftValue = firstValue(nodes, 'draft');
  if (draftValue !== undefined) return draftValue;
  const part = firstValue(nodes, 'part');
  if (part === 'url')
    return typeof exampleValue === 'string' && /^[a-z]+:/.test(exampleValue) ? exampleValue : '/';
  if (part === 'richText') return `<p>${placeholderFor(nodes, number)}</p>`;
  const alternative = node['discriminator']
    ? chooseAlternative(set, { node, base }, exampleValue)
    : undefined;
  if (alternative) return smallestValue(set, alternative, exampleValue);
  if (node.properties)
    return draftObject(
      set,
      { node: withElseBranches(node), base },
      exampleValue as Record<string, unknown>,
      number,
    );
  if (node.type === 'array' && node.items) return draftList(set, { node, base }, exampleValue);
  // An empty example means that the text may be empty, as for a decorative picture.
  if (node.type === 'string' && !node.enum && exampleValue !== '')
    return placeholderFor(nodes, number) ?? exampleValue;
  return exampleValue;
}

/**
 * A schema merged with the `else` branches of its conditions, such as that for a section without a variant.
 */
function withElseBranches(node: SchemaNode): SchemaNode {
  const elseBranches = (node.allOf ?? []).flatMap((each) =>
    readCondition(each) && each.else ? [each.else] : [],
  );
  return elseBranches.reduce(narrowSchema, node);
}

/** Narrows a schema by the limits of another one; properties that only the other has are ignored. */
export function narrowSchema(node: SchemaNode, more: SchemaNode): SchemaNode {
  const { properties = {}, items } = node;
  const inner = Object.entries(more.properties ?? {}).flatMap(([key, child]) => {
    const ownProperty = properties[key];
    if (!ownProperty) return [];
    return [
      [
        key,
        ownProperty.$ref ? { ...ownProperty, ...draftKeyword(child) } : narrowSchema(ownProperty, child),
      ] as const,
    ];
  });
  return {
    ...node,
    ...draftKeyword(more),
    ...(more.required && { required: [...(node.required ?? []), ...more.required] }),
    ...(more['minItems'] !== undefined && { minItems: more['minItems'] }),
    ...(more['maxItems'] !== undefined && { maxItems: more['maxItems'] }),
    ...(node.properties && { properties: { ...properties, ...Object.fromEntries(inner) } }),
    ...(items && more.items && { items: narrowSchema(items, more.items) }),
  };
}

function draftKeyword({ draft }: SchemaNode): Pick<SchemaNode, 'draft'> {
  return draft === undefined ? {} : { draft };
}

function draftObject(
  set: SchemaSet,
  { node, base }: PlacedNode,
  exampleObject: Record<string, unknown> | undefined,
  number?: number,
): Record<string, unknown> {
  const { properties = {}, required = [], else: otherwise } = node;
  const requiredKeys = new Set([
    ...required,
    ...(otherwise?.required ?? []),
    ...(otherwise?.else?.required ?? []),
  ]);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, child]) =>
      requiredKeys.has(key)
        ? [[key, smallestValue(set, { node: child, base }, exampleObject?.[key], number)]]
        : [],
    ),
  );
}

function draftList(set: SchemaSet, { node, base }: PlacedNode, exampleList: unknown): unknown[] {
  const examples = Array.isArray(exampleList) ? (exampleList as unknown[]) : [];
  const length = Math.max(1, Number(node['minItems'] ?? 0));
  return Array.from({ length }, (_, index) =>
    smallestValue(
      set,
      { node: node.items!, base },
      examples[index] ?? examples[0],
      length > 1 ? index + 1 : undefined,
    ),
  );
}

/** The section type or template of the example; without an example, the first. */
function chooseAlternative(
  set: SchemaSet,
  { node, base }: PlacedNode,
  exampleValue: unknown,
): PlacedNode | undefined {
  const exampleType = (exampleValue as { type?: unknown } | undefined)?.type;
  const alternatives = (node.oneOf ?? []).map((each) => set.follow({ node: each, base }).at(-1)!);
  return (
    alternatives.find(({ node: each }) => each.properties?.['type']?.const === exampleType) ?? alternatives[0]
  );
}

/**
 * A placeholder with the first of the schema's descriptions and titles that is valid as a text; undefined if
 * none is.
 */
function placeholderFor(nodes: readonly SchemaNode[], number?: number): string | undefined {
  const marker = number === undefined ? PLACEHOLDER : `${PLACEHOLDER} ${number}`;
  const texts = nodes.flatMap(({ description, title }) => [description, title]);
  return texts
    .flatMap((each) => (each === undefined ? [] : [`${marker}: ${each}`]))
    .find(
      (text) => typographyDiagnostics(text).length === 0 && nodes.every((node) => acceptsText(node, text)),
    );
}

/** Whether a schema accepts a text. */
export function acceptsText(node: SchemaNode, text: string): boolean {
  const {
    minLength = 0,
    maxLength = Infinity,
    pattern,
    format = '',
  } = node as { minLength?: number; maxLength?: number; pattern?: string; format?: string };
  const fits = text.length >= minLength && text.length <= maxLength;
  return (
    fits &&
    (pattern === undefined || new RegExp(pattern).test(text)) &&
    CONTENT_FORMATS[format]?.(text) !== false
  );
}
