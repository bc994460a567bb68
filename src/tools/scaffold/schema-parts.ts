/** The first keys of every new schema of a section, a template or a widget. */
export function schemaHead(
  folder: 'sections' | 'templates' | 'widgets',
  name: string,
  description: string,
): Record<string, unknown> {
  const words = name.replaceAll('-', ' ');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://example.org/schemas/${folder}/${name}.schema.json`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    description,
    ...(folder !== 'widgets' && { type: 'object', additionalProperties: false }),
  };
}

/** A property with a shared part. */
export function part(name: string, title: string, description: string, example: string): object {
  return { title, description, examples: [example], $ref: `../parts.schema.json#/$defs/${name}` };
}
