import type { AddedFile } from '../../extensions/site-extension.ts';
import { contentHash } from '../../record/file-hashes.ts';
import type { LastBuild } from '../changes/last-build.ts';
import type { Output } from '../output/output.ts';

/**
 * Writes the files that extensions add. One that is made is left as it is where the last build has made it from the same:
 * thousands of books are not made again because of one edit.
 * @param last from what the last build has made each, and whether it is still there
 */
export async function writeAdded(
  files: ReadonlyMap<string, AddedFile>,
  output: Output,
  last: Pick<LastBuild, 'made' | 'isThere'>,
): Promise<void> {
  for (const [name, file] of files) {
    if (typeof file === 'string') {
      await output.write(name, file);
      continue;
    }
    const source = contentHash(file.source);
    if (last.made.get(name) === source && last.isThere(name) && output.keep(name)) continue;
    await output.write(name, await file.make());
    last.made.set(name, source);
  }
  last.made.keepOnly((name) => typeof files.get(name) === 'object');
}
