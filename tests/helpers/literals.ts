import { parseSync } from 'vite';

/** The texts that the code of a component shows or announces. */
export function listLiterals(file: string, code: string): string[] {
  const found: string[] = [];
  const take = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text)) found.push(text.trim());
  };
  const acceptAll = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, ...fields } = node as Record<string, unknown>;
    if (type === 'Literal' || type === 'JSXText') take(fields['value']);
    else if (type === 'TemplateElement') take((fields['value'] as { cooked?: unknown }).cooked);
    else if (!NOT_SHOWN.has(String(type))) for (const inner of Object.values(fields).flat()) acceptAll(inner);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, ...fields } = node as Record<string, unknown>;
    const attribute = type === 'JSXAttribute' && String((fields['name'] as { name: unknown }).name);
    if (attribute && spoken.has(attribute)) acceptAll(fields['value']);
    if (type === 'JSXText') take(fields['value']);
    if (type === 'JSXElement' || type === 'JSXFragment')
      for (const child of fields['children'] as { type: string }[])
        if (child.type === 'JSXExpressionContainer') acceptAll(child);
    Object.values(fields).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}

/** Attributes with values that people read or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Expressions in which a text is compared, looked up or passed on, but not shown. */
const NOT_SHOWN = new Set([
  'CallExpression',
  'BinaryExpression',
  'MemberExpression',
  'JSXElement',
  'JSXFragment',
  'ArrowFunctionExpression',
]);
