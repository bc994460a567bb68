import { canonicalJson } from '../../core/json/canonical-json.ts';

/**
 * Whether one entry may be an edited version of the other: texts that share half of their words, lists and objects
 * that contain such texts. Types, numbers and booleans do not count.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return sharesWords(one, other);
  if (Array.isArray(one) && Array.isArray(other)) {
    const otherEntries = new Set(other.map(canonicalJson));
    return one.some((entry) => otherEntries.has(canonicalJson(entry)));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return Object.keys(one).some(
    (key) => !KINDS.has(key) && Object.hasOwn(other, key) && isAlike(one[key], other[key]),
  );
}

const KINDS = new Set(['type', 'use']);

function sharesWords(one: string, other: string): boolean {
  const [ours, theirs] = [splitWords(one), splitWords(other)];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(ours.size, theirs.size);
}

/** The words of a text, without the tags of rich text. */
function splitWords(text: string): Set<string> {
  const plain = text.replace(/<[^<>]*>/g, ' ').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
