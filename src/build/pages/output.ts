import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(html|json|js|css|svg|xml|atom|bib|ris|txt|webmanifest|map)$/;

/** Collects what a build writes, so that files of an earlier build can be told from those of this one. */
export class Output {
  readonly written = new Set<string>();
  readonly folder: string;

  readonly #compress: boolean;
  readonly #earlier: string;

  /**
   * @param compress whether texts get compressed forms beside them
   * @param earlier where an earlier build lies: what is the same there is not written again
   */
  constructor(folder: string, compress: boolean, earlier = folder) {
    this.folder = folder;
    this.#compress = compress;
    this.#earlier = earlier;
  }

  /**
   * Writes a file of the site, and where it is to be compressed, beside a text of some size its compressed forms; hidden
   * files are nobody's to fetch. A file that is there already with the same content is left alone.
   * @param name its path below the output folder
   */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
    const compress = this.#compress && text.test(name) && bytes.length > 512 && !name.startsWith('.');
    this.written.add(name);
    if (compress) for (const ending of ['.br', '.gz']) this.written.add(name + ending);
    if (await isSame(path.join(this.#earlier, name), bytes, compress)) return;
    const file = path.join(this.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // The file itself comes last: where it is right, so are its compressed forms, even after a build cut short.
    if (compress) await writeCompressed(file, bytes);
    await writeFile(file, bytes);
  }
}

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const size = bytes.length;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
  await Promise.all([
    brotli(bytes, quality).then((result) => writeFile(`${file}.br`, result)),
    zip(bytes, { level: 9 }).then((result) => writeFile(`${file}.gz`, result)),
  ]);
}

async function isSame(file: string, bytes: Buffer, compress: boolean): Promise<boolean> {
  const needed = compress ? [file, `${file}.br`, `${file}.gz`] : [file];
  if (!needed.every((each) => existsSync(each))) return false;
  return bytes.equals(await readFile(file));
}
