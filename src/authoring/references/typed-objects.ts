import type { FileReferences } from '../../core/rules/references.ts';

/** A section or a template as written. */
export interface TypedObject {
  type: string;
  value: object;
  path: (string | number)[];
}

/** The sections of a file, nested ones included, and its template. */
export function typedObjects({ sectionLists, data }: FileReferences): TypedObject[] {
  const found: TypedObject[] = [];
  const add = (value: unknown, path: (string | number)[]) => {
    const { type } = (value ?? {}) as { type?: unknown };
    if (typeof type === 'string' && typeof value === 'object' && value !== null)
      found.push({ type, value, path });
  };
  for (const { sections, path } of sectionLists)
    sections.forEach((section, index) => add(section, [...path, index]));
  add(data['template'], ['template']);
  return found;
}
