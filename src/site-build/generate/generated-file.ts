import * as prettier from 'prettier';

export interface GeneratedFile {
  /** Path from the root of its project. */
  path: string;
  text: string;
}

/**
 * A module that is made, laid out as the formatter would.
 * @param source what it is made from, which its first line names
 */
export async function generatedModule(path: string, source: string, code: string): Promise<GeneratedFile> {
  const banner = `// Made from ${source} by \`npm run generate\`: change that file, not this one.\n`;
  const style = { parser: 'typescript', printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;
  return { path, text: await prettier.format(`${banner}${code}`, style) };
}
