import { readAt, type OpenFile } from './open-file.ts';

export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  /** How many bytes it takes in the archive, and how many it claims to be. */
  packed: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
}

const most = {
  entries: 5000,
  directory: 4 * 1024 * 1024,
  size: 256 * 1024 * 1024,
  ratio: 100,
  free: 32 * 1024 * 1024,
};

/**
 * Reads an archive's directory; nothing where the file is no archive that can be judged: damaged, in several parts,
 * with sizes beyond 4 GB, or with entries that would be written outside of their folder.
 */
export async function readZip(file: OpenFile): Promise<ZipEntry[] | undefined> {
  const tailAt = Math.max(0, file.bytes - 65_557);
  const tail = await readAt(file, tailAt, file.bytes - tailAt);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length) return undefined;
  const [count, size, offset] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count > most.entries || size > most.directory || offset + size > tailAt + end) return undefined;
  const directory = await readAt(file, offset, size);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const entry = {
      name: directory.toString('utf8', at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    };
    if (nameEnd > directory.length || /(^|[/\\])\.\.([/\\]|$)|^[/\\]/.test(entry.name)) return undefined;
    entries.push(entry);
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Whether the directory alone shows that unpacking would flood a disk: sizes, ratio, or entries that share their bytes. */
export function isBomb(entries: readonly ZipEntry[], bytes: number): boolean {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed + 30, 0);
  return packed > bytes || size > most.size || size > Math.max(most.free, most.ratio * bytes);
}
