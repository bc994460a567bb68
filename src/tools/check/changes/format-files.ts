import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';

/**
 * Formats files like `npm run format`, with the same exclusions.
 * @param root root of the engine, whose settings apply to all files
 * @param files paths relative to the root
 * @returns the changed files
 */
export async function formatFiles(root: string, files: readonly string[]): Promise<string[]> {
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  const changed: string[] = [];
  for (const file of files) {
    const filepath = path.join(root, file);
    const { ignored, inferredParser } = await prettier.getFileInfo(filepath, {
      ignorePath: [path.join(root, '.gitignore'), path.join(root, '.prettierignore')],
    });
    if (ignored || !inferredParser) continue;
    const text = await readFile(filepath, 'utf8');
    const formattedText = await formatted(text, { ...style, filepath });
    if (formattedText === text) continue;
    await writeFile(filepath, formattedText);
    changed.push(file);
  }
  return changed;
}

/** The formatted text. A file that can't be parsed stays unchanged: validation or the compiler reports it. */
async function formatted(text: string, options: prettier.Options): Promise<string> {
  try {
    return await prettier.format(text, options);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
