import type { CompletionItem, CompletionList } from 'vscode-languageserver/node';
import type { SchemaNode } from '../../../core/schema/schema-node.ts';
import { otherNames } from '../../../core/schema/other-names.ts';
import type { LiveState } from '../live-content.ts';
import type { CursorPlace } from './place-at.ts';

/**
 * Adds aliases to the proposed section types. Variants with aliases are proposed next to the types, and
 * inserted together with their type.
 */
export function withOtherNames(
  { validation: { set } }: Pick<LiveState, 'validation'>,
  { path }: CursorPlace,
  proposals: CompletionList,
): CompletionList {
  if (path.at(-3) !== 'sections' && path.at(-2) !== 'sections') return proposals;
  const items = proposals.items.flatMap((item) => {
    const type = item.label.replaceAll('"', '');
    const schema = set.sections.get(type);
    if (!schema) return [item];
    const { type: names, variants } = otherNames(schema);
    const isQuoted = item.label.startsWith('"');
    const itemWithAliases = {
      ...item,
      filterText: [type, ...names].map((name) => insertedText(name, isQuoted)).join(' '),
    };
    if (!isQuoted || path.at(-1) !== 'type') return [itemWithAliases];
    const variantItems = [...variants].map(([variant, others]) =>
      variantItem(item, schema, { type, variant, others }),
    );
    return [itemWithAliases, ...variantItems];
  });
  return { ...proposals, items };
}

function variantItem(
  item: CompletionItem,
  { properties }: SchemaNode,
  { type, variant, others }: { type: string; variant: string; others: readonly string[] },
): CompletionItem {
  const { enum: values = [], enumDescriptions = [] } = properties?.['variant'] ?? {};
  const purpose = (enumDescriptions as string[])[values.indexOf(variant)];
  const newText = `"${type}", "variant": "${variant}"`;
  const { textEdit, insertText: _text, documentation: _words, ...rest } = item;
  return {
    ...rest,
    label: `"${type}" · ${variant}`,
    filterText: [variant, ...others].map((name) => insertedText(name, true)).join(' '),
    ...(purpose !== undefined && { documentation: purpose }),
    ...(textEdit ? { textEdit: { ...textEdit, newText } } : { insertText: newText }),
  };
}

/** A name in the form for insertion: a quoted value begins with its quote. */
function insertedText(name: string, isQuoted: boolean): string {
  return isQuoted ? `"${name}"` : name;
}
