/** The path of one answer: ["coAuthors", 0, "name"]. */
export type FormPath = (string | number)[];

/** The name of a field in HTML: coAuthors[0][name]. */
export function fieldName(path: FormPath): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${key}]`)).join('');
}

/** The name of an answer in the server's messages: coAuthors[0].name. */
export function answerName(path: FormPath): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('');
}

/**
 * The path of a field's name; undefined for invalid names: reserved words of JavaScript, indices or depths that no
 * form has.
 */
export function fieldPath(name: string): FormPath | undefined {
  const [first = '', ...rest] = name.split('[');
  if (rest.some((part) => !part.endsWith(']'))) return undefined;
  const keys = [first, ...rest.map((part) => part.slice(0, -1))];
  if (keys.length > 6 || keys.some((key) => !known.test(key) || reserved.has(key))) return undefined;
  return keys.map((key, index) => (index > 0 && /^\d{1,3}$/.test(key) ? Number(key) : key));
}

const known = /^[A-Za-z0-9_-]{1,60}$/;
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
