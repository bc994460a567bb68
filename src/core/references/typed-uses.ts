import { isUse, type SharedSections } from '../content/shared-sections.ts';
import type { JsonSource } from '../json/json-source.ts';

/**
 * A file in which each section that stands for a shared one has the type of that one, so that what the page writes beside
 * `use` is understood by its schema. Everything else is as it is written, and at its place.
 * @returns the same source where the file uses none
 */
export function withTypesOfUses(source: JsonSource, shared: SharedSections): JsonSource {
  if (!source.text.includes('"use"') || source.data === undefined) return source;
  const { file, text, diagnostics } = source;
  return {
    file,
    text,
    diagnostics,
    data: typed(source.data, shared),
    // A source is an object of a class, whose methods no spread would copy.
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
