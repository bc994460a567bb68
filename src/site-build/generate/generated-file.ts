import * as prettier from 'prettier';

export interface GeneratedFile {
  /** Path from the project's root. */
  path: string;
  text: string;
}

/**
 * A formatted module with a banner.
 * @param source the source file that the banner names
 */
export async function generatedModule(path: string, source: string, code: string): Promise<GeneratedFile> {
  const banner = `// Made from ${source} by \`npm run generate\`: change that file, not this one.\n`;
  const style = { parser: 'typescript', printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;
  return { path, text: await prettier.format(`${banner}${code}`, style) };
}
