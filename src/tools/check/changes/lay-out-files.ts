import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';

/**
 * Lays files out as `npm run format` does. Those that it passes over are passed over.
 * @param root of the engine, whose settings hold everywhere
 * @param files by their paths from there
 * @returns those that were changed
 */
export async function layOutFiles(root: string, files: readonly string[]): Promise<string[]> {
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  const changed: string[] = [];
  for (const file of files) {
    const filepath = path.join(root, file);
    const { ignored, inferredParser } = await prettier.getFileInfo(filepath, {
      ignorePath: [path.join(root, '.gitignore'), path.join(root, '.prettierignore')],
    });
    if (ignored || !inferredParser) continue;
    const text = await readFile(filepath, 'utf8');
    const laidOut = await formatted(text, { ...style, filepath });
    if (laidOut === text) continue;
    await writeFile(filepath, laidOut);
    changed.push(file);
  }
  return changed;
}

/** What can't be read stays as it is, and has a fault of its own, which validation or the compiler names. */
async function formatted(text: string, options: prettier.Options): Promise<string> {
  try {
    return await prettier.format(text, options);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
