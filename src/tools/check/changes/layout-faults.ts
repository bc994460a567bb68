import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';

/**
 * The files that are not laid out as `npm run format` lays them out. Those that it passes over are passed over.
 * @param root of the engine, whose settings hold everywhere
 * @param files by their paths from there
 */
export async function layoutFaults(root: string, files: readonly string[]): Promise<string[]> {
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  const found: string[] = [];
  for (const file of files) {
    const filepath = path.join(root, file);
    const { ignored, inferredParser } = await prettier.getFileInfo(filepath, {
      ignorePath: [path.join(root, '.gitignore'), path.join(root, '.prettierignore')],
    });
    if (ignored || !inferredParser) continue;
    if (!(await isLaidOut(await readFile(filepath, 'utf8'), { ...style, filepath }))) found.push(file);
  }
  return found;
}

/** What can't be read has a fault of its own, which validation or the compiler names. */
async function isLaidOut(text: string, options: prettier.Options): Promise<boolean> {
  try {
    return await prettier.check(text, options);
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    throw error;
  }
}
