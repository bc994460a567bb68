import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import type { KeptUpload, UploadState } from './kept-upload.ts';
import { resumableUpload, type ResumableUpload } from './resumable-upload.ts';

export interface FormUploadsOptions {
  /** The origin of the server that takes them; empty for the address of the site itself. */
  server: string;
  form: string;
  /** The key of the draft. */
  key: () => string;
  /** What an earlier visit has noted of a question's file. */
  kept: (question: string) => KeptUpload | undefined;
  keep: (question: string, upload: KeptUpload | undefined) => void;
  onChange: (question: string, state: UploadState | undefined) => void;
  /** How one file is sent. */
  send?: typeof resumableUpload;
}

/** The files of a form that are sent ahead of it. */
export interface FormUploads {
  /** Begins to send the file of a question, or goes on with it, in the place of the one before. */
  begin: (question: string, file: File) => void;
  /** Takes the file of a question back. */
  drop: (question: string) => void;
  /**
   * Waits until all files have arrived.
   * @returns their ids by question, without those that have to travel with the form; nothing where the line is broken
   * off, or nobody waits any more
   */
  finish: (signal: AbortSignal) => Promise<Record<string, string> | undefined>;
  /** Stops for now, but not before a form that is being sent has waited for them; a later visit goes on. */
  stop: () => void;
}

interface Sending {
  file: File;
  upload: ResumableUpload;
  state: UploadState;
  /** How often the line broke since anything arrived. */
  breaks: number;
  /** Once it has arrived. */
  id?: string;
}

/** After so many breaks in a row, some eight seconds, nobody who waits is left without a word. */
const patience = 5;

/** Sends the files of a form as they are chosen. */
export function formUploads({
  server,
  form,
  key,
  kept,
  keep,
  onChange,
  send = resumableUpload,
}: FormUploadsOptions): FormUploads {
  const all = new Map<string, Sending>();
  /** Called at each change, for those who wait. */
  const watchers = new Set<() => void>();
  let isLeft = false;
  const stop = (): void => {
    if (isLeft && watchers.size === 0) for (const { upload } of all.values()) upload.stop();
  };

  const take = (question: string, upload: ResumableUpload, file: File): void => {
    const state = { part: 0, isBroken: false, isDone: false };
    all.set(question, { file, upload, state, breaks: 0 });
    void upload.done.then((id) => {
      if (id !== undefined) change(question, upload, { part: 1, isBroken: false, isDone: true }, { id });
      else if (all.get(question)?.upload === upload) remove(question);
    });
  };
  const change = (
    question: string,
    upload: ResumableUpload,
    state: Partial<UploadState>,
    more: Partial<Sending> = {},
  ): void => {
    const before = all.get(question);
    if (before?.upload !== upload) return;
    const now = { ...before, breaks: 0, ...more, state: { ...before.state, ...state } };
    all.set(question, now);
    tell(question, now.state);
  };
  const remove = (question: string): void => {
    if (all.delete(question)) tell(question, undefined);
  };
  const tell = (question: string, state: UploadState | undefined): void => {
    onChange(question, state);
    for (const look of watchers) look();
  };

  return {
    begin: (question, file) => {
      const before = all.get(question);
      if (before?.file === file) return;
      before?.upload.remove();
      const earlier = kept(question);
      const address = earlier && isOf(earlier, file) ? earlier.address : undefined;
      const upload: ResumableUpload = send(
        { server, form, question, key: key(), file, address },
        {
          onAddress: (known) => {
            const { name, size, lastModified: modified } = file;
            if (all.get(question)?.upload === upload)
              keep(question, { address: known, name, size, modified });
          },
          onProgress: (part) => change(question, upload, { part, isBroken: false }),
          onBroken: (breaks) => change(question, upload, { isBroken: true }, { breaks }),
        },
      );
      take(question, upload, file);
    },
    drop: (question) => {
      all.get(question)?.upload.remove();
      keep(question, undefined);
      remove(question);
    },
    finish: (signal) => {
      for (const [question, sending] of all) {
        if (!sending.state.isBroken) continue;
        all.set(question, { ...sending, breaks: 0 });
        sending.upload.goOn();
      }
      return new Promise((resolve) => {
        const look = (): void => {
          const files = [...all];
          const isStuck =
            signal.aborted || connection() !== 'online' || files.some(([, { breaks }]) => breaks >= patience);
          if (!isStuck && files.some(([, { id }]) => id === undefined)) return;
          watchers.delete(look);
          signal.removeEventListener('abort', look);
          unwatch();
          stop();
          resolve(
            isStuck ? undefined : Object.fromEntries(files.map(([question, { id = '' }]) => [question, id])),
          );
        };
        const unwatch = watchConnection(look);
        watchers.add(look);
        signal.addEventListener('abort', look);
        look();
      });
    },
    stop: () => {
      isLeft = true;
      stop();
    },
  };
}

function isOf({ name, size, modified }: KeptUpload, file: File): boolean {
  return name === file.name && size === file.size && modified === file.lastModified;
}
