import { syncBuiltinESMExports } from 'node:module';
import fs from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';

/* Loaded before the server: makes one file system call of its code fail, or kills the process at that call. This
   covers node:fs: the files of submissions, their folders and the settings of the store, but not the database.
   TORTURE_FILES is JSON: { "folder", "nth", "does" }, an InjectedFault. */

/** The failing call, and the way it fails. */
export interface InjectedFault {
  /** Only calls on files below this folder count. */
  folder: string;
  /** The number of the call, from 1. */
  nth: number;
  /** Killed before the call, or the call fails with this system error. */
  does: 'SIGKILL' | 'EIO' | 'ENOSPC';
}

/** The message to the parent that the call was reached. */
export interface FileFaultReached {
  reached: string;
}

if (isMainThread) {
  const { folder, nth, does } = JSON.parse(process.env['TORTURE_FILES'] ?? '{}') as InjectedFault;
  let calls = 0;
  /** Counts a call. @throws the error with which it fails */
  const pass = (syscall: string, place: unknown): void => {
    if (typeof place !== 'string' || !place.startsWith(folder)) return;
    calls += 1;
    if (calls !== nth) return;
    process.send?.({ reached: syscall } satisfies FileFaultReached);
    if (does === 'SIGKILL') process.kill(process.pid, 'SIGKILL');
    throw Object.assign(new Error(`${does}: made to fail, ${syscall} '${place}'`), { code: does, syscall });
  };
  const places = new WeakMap<FileHandle, string>();
  const { open, rename, unlink } = promises;
  promises.open = async (...args) => {
    pass('open', args[0]);
    const handle = await open(...args);
    places.set(handle, String(args[0]));
    return handle;
  };
  promises.rename = async (...args) => {
    pass('rename', args[0]);
    return rename(...args);
  };
  promises.unlink = async (...args) => {
    pass('unlink', args[0]);
    return unlink(...args);
  };
  const probe = await open(process.execPath);
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const methods = {
    writev: 'write',
    writeFile: 'write',
    sync: 'fsync',
    datasync: 'fdatasync',
    close: 'close',
  } as const;
  for (const [name, syscall] of Object.entries(methods) as [keyof typeof methods, string][]) {
    const before = prototype[name] as (this: FileHandle, ...args: unknown[]) => Promise<unknown>;
    Object.assign(prototype, {
      [name]: async function (this: FileHandle, ...args: unknown[]): Promise<unknown> {
        // The file is closed in any case: only the reported result is an error.
        const closed = name === 'close' ? await before.apply(this, args) : undefined;
        pass(syscall, places.get(this));
        return name === 'close' ? closed : before.apply(this, args);
      },
    });
  }
  const { mkdirSync } = fs;
  fs.mkdirSync = ((...args: Parameters<typeof mkdirSync>) => {
    pass('mkdir', args[0]);
    return mkdirSync(...args);
  }) as typeof mkdirSync;
  syncBuiltinESMExports();
  // The channel to the parent must not keep the process running.
  process.channel?.unref();
}
