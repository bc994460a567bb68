import type { Diagnostic } from '../../diagnostic.ts';
import { formatCount } from '../../schema/message-parts.ts';

/** Diagnostics of links whose cause is in the file of the target: a draft, or its dates. */
const CAUSED_BY_TARGET = new Set(['link-to-draft', 'link-too-early', 'link-too-late']);

/**
 * Reduces the diagnostics to one per target: if a target is a draft or has dates, all links and redirects to it have
 * the same cause.
 */
export function oncePerTarget(found: readonly Diagnostic[]): Diagnostic[] {
  const alike = Map.groupBy(found, (each) => {
    const { code, about: [target] = [], message } = each;
    return CAUSED_BY_TARGET.has(code) && target !== undefined ? `${code} ${target} ${message}` : each;
  });
  return [...alike.values()].map(([first, ...more]) => withOthers(first!, more));
}

function withOthers(first: Diagnostic, more: readonly Diagnostic[]): Diagnostic {
  if (more.length === 0) return first;
  const count = formatCount(more.length, 'more link leads', 'more links lead');
  const files = [...new Set(more.map(({ file }) => file))];
  return { ...first, message: `${first.message} ${count} there, in ${files.join(', ')}.` };
}
