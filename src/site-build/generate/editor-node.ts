import type { KnownNames } from '../../authoring/references/known-names.ts';
import { isRefusal } from '../../core/schema/condition.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';

/** A node of a schema for editors. */
export type EditorNode = Record<string, unknown>;

/**
 * Converts a schema node for editors. References point into the same file; annotations that editors do not
 * know are dropped; descriptions get their example. If a reference to a part has a description, the part is
 * inlined, because an editor would show the part's own description.
 */
export function toEditorNode(node: unknown, parts: EditorNode): unknown {
  if (Array.isArray(node)) return node.map((item) => toEditorNode(item, parts));
  if (typeof node !== 'object' || node === null) return node;
  const copy: EditorNode = {};
  const fullNode: EditorNode = { ...partBeside(node as EditorNode, parts), ...node };
  for (const [key, value] of Object.entries(fullNode)) {
    if (droppedKeywords.has(key)) continue;
    if (key === 'properties') copy[key] = properties(fullNode, parts);
    else if (key === '$ref') copy[key] = localReference(String(value));
    else if (key === 'if') copy[key] = hideFromCompletion(toEditorNode(value, parts) as EditorNode);
    else copy[key] = literalKeywords.has(key) ? value : toEditorNode(value, parts);
  }
  if (Object.keys(copy).length > 1 && typeof copy['$ref'] === 'string') separateReference(copy);
  if (typeof copy['description'] === 'string' && typeof copy['title'] === 'string') {
    copy['markdownDescription'] = helpText(copy['title'], copy['description'], copy['examples']);
  }
  // A key that a condition refuses: its description gives the reason.
  if (isRefusal(fullNode as SchemaNode))
    Object.assign(copy, { errorMessage: fullNode['description'], doNotSuggest: true });
  if (typeof fullNode['part'] === 'string') offerNames(copy, fullNode['part']);
  return copy;
}

/** Hides a condition from completion: an editor would otherwise write its value together with the key. */
function hideFromCompletion(condition: EditorNode): EditorNode {
  const conditionProperties = Object.entries((condition['properties'] ?? {}) as Record<string, EditorNode>);
  const properties = conditionProperties.map(
    ([key, value]) => [key, { ...value, doNotSuggest: true }] as const,
  );
  return { ...condition, properties: Object.fromEntries(properties) };
}

/** Makes editors offer existing names instead of examples, which stay only in the description. */
function offerNames(node: EditorNode, part: string): void {
  const kind = part === 'video' ? 'film' : part;
  if (!(completableParts as ReadonlySet<string>).has(kind)) return;
  const properties = node['properties'] as Record<string, EditorNode> | undefined;
  const nameNode = properties?.['src'] ?? node;
  delete nameNode['examples'];
  nameNode['allOf'] = [{ $ref: `#/$defs/${knownNamesDefinition(kind)}` }];
}

/** The parts of content whose names editors can complete. */
export const completableParts: ReadonlySet<keyof KnownNames> = new Set([
  'url',
  'image',
  'film',
  'download',
  'formId',
]);

/** The name of the definition that lists the names of such a part. */
export function knownNamesDefinition(part: string): string {
  return `known-${part}`;
}

const droppedKeywords = new Set([
  '$id',
  'part',
  'heading',
  'tsType',
  'instead',
  'enumInstead',
  'fileEndings',
  'withoutStart',
  'shown',
  'entry',
  'group',
  'alsoCalled',
  'enumAlsoCalled',
]);
const literalKeywords = new Set(['examples', 'default', 'const', 'enum', 'defaultSnippets']);

/**
 * Converts properties. The keys are names from content, which may equal keywords: title, default. Refused
 * keys have a description with the reason.
 */
function properties(
  { properties: declared, additionalProperties, instead = {} }: EditorNode,
  parts: EditorNode,
): EditorNode {
  const reasons = additionalProperties === false ? (instead as EditorNode) : {};
  const refusedEntries = Object.entries(reasons).map(([key, errorMessage]) => {
    return [key, { not: {}, errorMessage, doNotSuggest: true }] as const;
  });
  const allowedEntries = Object.entries(declared as EditorNode).map(
    ([key, value]) => [key, toEditorNode(value, parts)] as const,
  );
  return Object.fromEntries([...refusedEntries, ...allowedEntries]);
}

function partBeside(node: EditorNode, parts: EditorNode): EditorNode {
  const reference = node['$ref'];
  if (typeof reference !== 'string' || Object.keys(node).length === 1 || isChoice(reference)) return {};
  return parts[nameIn(reference)] as EditorNode;
}

/**
 * Moves keywords next to `$ref`, which draft 7 ignores there: parts are already inlined, choices move into
 * `allOf`.
 */
function separateReference(node: EditorNode): void {
  const { $ref } = node;
  delete node['$ref'];
  if (isChoice(String($ref))) node['allOf'] = [{ $ref }];
}

function localReference(reference: string): string {
  return `#/$defs/${isChoice(reference) ? '' : 'part-'}${nameIn(reference)}`;
}

/**
 * Whether a reference points to the choice of sections or templates, or to one of them, and not to a part.
 */
function isChoice(reference: string): boolean {
  return /^(section|template)(-|$)/.test(nameIn(reference)) && !reference.includes('parts.schema.json');
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

function helpText(title: string, description: string, examples: unknown): string {
  const example = Array.isArray(examples) ? JSON.stringify(examples[0]) : undefined;
  return `**${title}**: ${description}${example ? `\n\nFor example: \`${example.slice(0, 200)}\`` : ''}`;
}
