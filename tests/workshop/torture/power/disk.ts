import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import type { TracedCall } from './read-trace.ts';

/** A file or folder, with its flushed state and its state in the system's cache. */
interface Node {
  isFolder: boolean;
  /** The flushed content of a file. */
  synced: Buffer;
  changes: Change[];
  /** The entries of a folder by name, on disk and as the process sees them. */
  syncedNames: Map<string, Node>;
  names: Map<string, Node>;
}

type Change = { bytes: Buffer; at: number } | { size: number };

/**
 * A simulated disk: unflushed data are lost at a power failure, flushed data stay. As in POSIX, a name is on disk
 * only after its folder was flushed; flushing a file does not flush its name.
 */
export class Disk {
  readonly #root: string;
  readonly #top = folderNode();

  /** @param root the initial folder; changes elsewhere do not count */
  constructor(root: string) {
    this.#root = root;
  }

  do(step: TracedCall): void {
    if (step.does === 'answer') return;
    const place = this.#find(step.path);
    if (!place) return;
    const { folder, name } = place;
    const node = name === '' ? folder : folder.names.get(name);
    switch (step.does) {
      case 'create':
        if (!node) folder.names.set(name, fileNode());
        break;
      case 'mkdir':
        if (!node) folder.names.set(name, folderNode());
        break;
      case 'unlink':
        folder.names.delete(name);
        break;
      case 'sync':
        if (node) flush(node);
        break;
      case 'write':
        if (node)
          node.changes.push({ bytes: step.bytes, at: step.at ?? readContent(node, () => true).length });
        break;
      case 'truncate':
        node?.changes.push({ size: step.size });
        break;
      case 'rename': {
        const target = this.#find(step.to);
        if (!node || !target) break;
        folder.names.delete(name);
        target.folder.names.set(target.name, node);
      }
    }
  }

  /**
   * Writes the disk's contents after a power failure now.
   * @param random decides which unflushed changes are on disk; without it none are. A move to another folder is one
   *   change, because file system journals write both names or neither.
   */
  writeTo(folder: string, random: Random | undefined): void {
    const named = new Map<Node, boolean>();
    const happens = (): boolean => random?.happens(0.5) ?? false;
    writeNode(this.#top, folder, {
      isMade: happens,
      isNamed: (node) => {
        const isNamed = named.get(node) ?? happens();
        named.set(node, isNamed);
        return isNamed;
      },
    });
  }

  /** @returns the folder of a path, as the process sees it, and the name in it */
  #find(file: string): { folder: Node; name: string } | undefined {
    const way = path.relative(this.#root, file);
    if (way.startsWith('..') || path.isAbsolute(way)) return undefined;
    const names = way === '' ? [] : way.split(path.sep);
    const name = names.pop() ?? '';
    let folder: Node | undefined = this.#top;
    for (const each of names) folder = folder?.names.get(each);
    return folder && { folder, name };
  }
}

function flush(node: Node): void {
  node.synced = readContent(node, () => true);
  node.changes = [];
  node.syncedNames = new Map(node.names);
}

/** The content of a file with the selected changes. */
function readContent({ synced, changes }: Node, isWanted: () => boolean): Buffer {
  return changes.reduce((content, change) => {
    if (!isWanted()) return content;
    if ('size' in change) return Buffer.concat([content.subarray(0, change.size)], change.size);
    const { bytes, at } = change;
    const end = Math.max(content.length, at + bytes.length);
    const next = Buffer.alloc(end);
    content.copy(next);
    bytes.copy(next, at);
    return next;
  }, synced);
}

interface Chance {
  /** Whether an unflushed change of a file is on disk. */
  isMade: () => boolean;
  /** Whether an unflushed name of a file or folder is on disk. */
  isNamed: (node: Node) => boolean;
}

function writeNode(node: Node, place: string, chance: Chance): void {
  if (!node.isFolder) return writeFileSync(place, readContent(node, chance.isMade), { mode: 0o600 });
  mkdirSync(place, { recursive: true, mode: 0o700 });
  for (const name of new Set([...node.syncedNames.keys(), ...node.names.keys()])) {
    const [before, now] = [node.syncedNames.get(name), node.names.get(name)];
    const moved = now ?? before;
    const there = before === now || !moved || !chance.isNamed(moved) ? before : now;
    // Shared memory is a file that the next process creates again.
    if (there && !name.endsWith('-shm')) writeNode(there, path.join(place, name), chance);
  }
}

function fileNode(): Node {
  return { isFolder: false, synced: Buffer.alloc(0), changes: [], syncedNames: new Map(), names: new Map() };
}

function folderNode(): Node {
  return { ...fileNode(), isFolder: true };
}
