import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../../core/page/is-compressible.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** By what a file of the built site is known again: its size, and when it was written. */
export type Stamp = [size: number, modified: number];

/** Collects what a build writes, so that files of an earlier build can be told from those of this one. */
export class Output {
  readonly written = new Map<string, Stamp>();
  readonly folder: string;

  readonly #compress: boolean;
  readonly #earlier: string;
  readonly #folders = new Set<string>();

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
    const endings = this.#compress && isCompressible(name, Buffer.byteLength(content)) ? ['.br', '.gz'] : [];
    const same = [...endings, ''].map((ending) => stampOf(path.join(this.#earlier, name + ending)));
    const isSame = same.every(isThere) && same.at(-1)![0] === Buffer.byteLength(content);
    if (isSame && Buffer.from(content as string).equals(readFileSync(path.join(this.#earlier, name)))) {
      [...endings, ''].forEach((ending, index) => this.written.set(name + ending, same[index]!));
      return;
    }
    const file = path.join(this.folder, name);
    this.#makeFolder(path.dirname(file));
    // The file itself comes last: where it is right, so are its compressed forms, even after a build cut short.
    if (endings.length > 0) await writeCompressed(file, Buffer.from(content as string));
    // A text goes to the disk without a copy of it as bytes, by its name: that is one call in place of three.
    writeFileSync(file, content);
    const stamp = stampOf(file)!;
    this.written.set(name, stamp);
    for (const ending of endings) {
      // By its time a server knows a form for that of this text.
      utimesSync(file + ending, stamp[1] / 1000, stamp[1] / 1000);
      this.written.set(name + ending, stampOf(file + ending)!);
    }
  }

  /**
   * Leaves a file as an earlier build has written it, with its compressed forms.
   * @param stamp of the file, which is there
   * @returns whether all that is to be there is
   */
  keep(name: string, stamp: Stamp): boolean {
    const endings = this.#compress && isCompressible(name, stamp[0]) ? ['.br', '.gz'] : [];
    const forms = endings.map((ending) => stampOf(path.join(this.#earlier, name + ending)));
    if (!forms.every(isThere)) return false;
    this.written.set(name, stamp);
    endings.forEach((ending, index) => this.written.set(name + ending, forms[index]!));
    return true;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** The stamp of a file; nothing where there is none. */
export function stampOf(file: string): Stamp | undefined {
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
