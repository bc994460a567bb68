import { isUse, type SharedSections } from '../../core/content/shared-sections.ts';
import type { JsonSource } from '../../core/json/json-source.ts';

/**
 * Gives each use of a shared section the type of that section, so that the keys next to `use` are found in
 * its schema. Positions stay those of the file.
 * @returns the same source if the file uses none
 */
export function withTypesOfUses(source: JsonSource, shared: SharedSections): JsonSource {
  if (!source.text.includes('"use"') || source.data === undefined) return source;
  const { file, text, diagnostics } = source;
  return {
    file,
    text,
    diagnostics,
    data: typed(source.data, shared),
    // A source is a class instance; a spread would lose its methods.
    locate: (path, what) => source.locate(path, what),
    locateInText: (path, offset, length) => source.locateInText(path, offset, length),
    rangeAt: (offset, length) => source.rangeAt(offset, length),
  };
}

function typed(value: unknown, shared: SharedSections): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => typed(entry, shared));
  const entries = Object.entries(value).map(([key, inner]) => [key, typed(inner, shared)]);
  const whole = Object.fromEntries(entries) as object;
  if (!isUse(value)) return whole;
  const { type } = (shared.get(value.use)?.data ?? {}) as { type?: unknown };
  return type === undefined ? whole : { type, ...whole };
}
