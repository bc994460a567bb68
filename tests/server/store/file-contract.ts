import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArrivedFile, FileStore } from '../../../src/server/store/files/file-store.ts';
import { StoreError } from '../../../src/server/store/store-error.ts';
import { makeFolders, type UploadFolders } from '../../../src/server/store/folder/upload-folders.ts';

/**
 * The contract of every kind of file store (src/server/store/files/file-store.ts).
 * @param open opens the file store of a data folder, which is empty at first
 */
export function fileContract(kind: string, open: (folders: UploadFolders) => Promise<FileStore>): void {
  describe(`files ${kind}`, () => {
    let folders: UploadFolders;
    let files: FileStore;
    beforeEach(async () => {
      folders = makeFolders(mkdtempSync(path.join(tmpdir(), 'files-')));
      files = await open(folders);
    });
    afterEach(() => rmSync(folders.dataDir, { recursive: true }));

    const arrive = (name: string, content = `content of ${name}`): ArrivedFile => {
      writeFileSync(path.join(folders.incoming, name), content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { field: 'document', storedName: name, bytes: Buffer.byteLength(content), sha256 };
    };
    const toRow = ({ storedName, field, sha256 }: ArrivedFile) => ({
      stored_name: storedName,
      field,
      sha256,
    });
    const readStored = async (name: string) => {
      const content = await files.open(name);
      return content && (await buffer(content)).toString();
    };

    test('exist as soon as they are secured, and are at their final place after settling', async () => {
      const sent = [arrive('a.pdf'), arrive('b.pdf', 'x'.repeat(300_000))];
      await files.secure(sent);
      expect(await readStored('a.pdf')).toBe('content of a.pdf');
      expect(await files.missing(['a.pdf', 'b.pdf', 'c.pdf'])).toEqual(['c.pdf']);
      expect(await files.names()).toEqual([]);
      await files.settle(sent.map(toRow), sent);
      expect((await files.names()).sort()).toEqual(['a.pdf', 'b.pdf']);
      expect(await readStored('b.pdf')).toHaveLength(300_000);
      expect(readdirSync(folders.incoming)).toEqual([]);
      // Settling can be repeated.
      await files.settle(sent.map(toRow));
      expect(await files.missing(['a.pdf', 'b.pdf'])).toEqual([]);
      expect(await readStored('c.pdf')).toBeUndefined();
    });

    test('leave no data if they are discarded or removed', async () => {
      const sent = [arrive('a.pdf'), arrive('b.pdf')];
      await files.secure(sent);
      await files.discard(sent);
      await files.discard(sent);
      expect(await files.missing(['a.pdf', 'b.pdf'])).toEqual(['a.pdf', 'b.pdf']);
      const stored = arrive('c.pdf');
      await files.secure([stored]);
      await files.settle([toRow(stored)]);
      await files.remove(['c.pdf', 'd.pdf']);
      expect(await files.missing(['c.pdf'])).toEqual(['c.pdf']);
      expect([await files.names(), readdirSync(folders.incoming)]).toEqual([[], []]);
    });

    test('that are lost are replaced by a duplicate, or else reported', async () => {
      const twin = arrive('twin.pdf');
      const row = { ...toRow(twin), stored_name: 'lost.pdf' };
      await expect(files.settle([row])).rejects.toThrow(
        new StoreError('The file lost.pdf of a submission is lost.'),
      );
      await expect(files.settle([row], [{ ...twin, sha256: 'other' }])).rejects.toThrow(StoreError);
      await files.secure([twin]);
      await files.settle([row], [twin]);
      await files.discard([twin]);
      expect(await files.names()).toEqual(['lost.pdf']);
      expect(await readStored('lost.pdf')).toBe('content of twin.pdf');
    });

    test('can be attached to a mail, and are opened only then', async () => {
      const sent = arrive('a.pdf');
      await files.secure([sent]);
      await files.settle([toRow(sent)]);
      const { path: place, content } = files.attachment('a.pdf') as { path?: string; content?: never };
      if (content !== undefined) expect((await buffer(content)).toString()).toBe('content of a.pdf');
      else expect(place).toBe(files.getPlace('a.pdf'));
      // A missing file causes an error only when it is read.
      files.attachment('nowhere.pdf');
    });

    test('can be written: a test write succeeds, and leaves no file', async () => {
      await files.probe();
      expect([await files.names(), readdirSync(folders.incoming)]).toEqual([[], []]);
    });
  });
}
