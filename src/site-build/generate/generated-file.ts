import { LINE_WIDTH } from '../../authoring/edits/layout.ts';
import * as prettier from 'prettier';

/** A file that `generate` writes from schemas. */
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
  const style = {
    parser: 'typescript',
    printWidth: LINE_WIDTH,
    singleQuote: true,
    trailingComma: 'all',
  } as const;
  return { path, text: shortenComments(await prettier.format(`${banner}${code}`, style)) };
}

/** Comments of one line, as in other modules, if they fit. */
function shortenComments(text: string): string {
  return text.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, (whole, indent: string, words: string) => {
    const line = `${indent}/** ${words} */`;
    return line.length <= LINE_WIDTH ? line : whole;
  });
}
