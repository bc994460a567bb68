import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../../core/page/is-compressible.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The identity of an output file: its size and modification time. */
export type Stamp = [size: number, modified: number];

/** Writes the output files of a build, and lists them, to distinguish them from those of an earlier build. */
export class Output {
  readonly written = new Map<string, Stamp>();
  readonly folder: string;

  readonly #compress: boolean;
  readonly #earlier: string;
  readonly #folders = new Set<string>();

  /**
   * @param compress whether texts get compressed copies
   * @param earlier the folder of an earlier build: files that are equal there are not written again
   */
  constructor(folder: string, compress: boolean, earlier = folder) {
    this.folder = folder;
    this.#compress = compress;
    this.#earlier = earlier;
  }

  /**
   * Writes a file of the site and, if requested, the compressed copies of a larger text; hidden files are not
   * public. If the file already has this content, it stays.
   * @param name path below the output folder
   */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const endings = this.#compress && isCompressible(name, Buffer.byteLength(content)) ? ['.br', '.gz'] : [];
    const earlierStamps = [...endings, ''].map((ending) =>
      readStamp(path.join(this.#earlier, name + ending)),
    );
    const mayBeEqual =
      earlierStamps.every(isThere) && earlierStamps.at(-1)![0] === Buffer.byteLength(content);
    if (mayBeEqual && Buffer.from(content as string).equals(readFileSync(path.join(this.#earlier, name)))) {
      [...endings, ''].forEach((ending, index) => this.written.set(name + ending, earlierStamps[index]!));
      return;
    }
    const file = path.join(this.folder, name);
    this.#makeFolder(path.dirname(file));
    // The file itself is written last: if it is correct, so are its compressed copies, even after an
    // interrupted build.
    if (endings.length > 0) await writeCompressed(file, Buffer.from(content as string));
    // Writing a text directly, without converting it to a buffer, is one system call instead of three.
    writeFileSync(file, content);
    const stamp = readStamp(file)!;
    this.written.set(name, stamp);
    for (const ending of endings) {
      // The server recognises a valid compressed copy by its modification time.
      utimesSync(file + ending, stamp[1] / 1000, stamp[1] / 1000);
      this.written.set(name + ending, readStamp(file + ending)!);
    }
  }

  /**
   * Reuses an output file of an earlier build, with its compressed copies.
   * @param stamp stamp of the existing file
   * @returns whether all of these files exist
   */
  reuse(name: string, stamp: Stamp): boolean {
    const endings = this.#compress && isCompressible(name, stamp[0]) ? ['.br', '.gz'] : [];
    const copies = endings.map((ending) => readStamp(path.join(this.#earlier, name + ending)));
    if (!copies.every(isThere)) return false;
    this.written.set(name, stamp);
    endings.forEach((ending, index) => this.written.set(name + ending, copies[index]!));
    return true;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** The stamp of a file; undefined if there is none. */
export function readStamp(file: string): Stamp | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? [stats.size, stats.mtimeMs] : undefined;
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

function isThere(stamp: Stamp | undefined): stamp is Stamp {
  return stamp !== undefined;
}
