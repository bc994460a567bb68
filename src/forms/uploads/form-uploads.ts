import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import type { StoredUpload, UploadState } from './stored-upload.ts';
import { resumableUpload, type ResumableUpload } from './resumable-upload.ts';

/** The address of the uploads, and where their state is stored. */
export interface FormUploadsOptions {
  /** The origin of the server that receives the uploads; empty for the site's own address. */
  server: string;
  form: string;
  /** The key of the draft. */
  key: () => string;
  /** The upload of a question's file that an earlier visit has recorded. */
  stored: (question: string) => StoredUpload | undefined;
  store: (question: string, upload: StoredUpload | undefined) => void;
  onChange: (question: string, state: UploadState | undefined) => void;
  /** Sends one file. */
  send?: typeof resumableUpload;
}

/** The uploads of a form. */
export interface FormUploads {
  /** Begins or continues the upload of a question's file, replacing an earlier one. */
  begin: (question: string, file: File) => void;
  /** Cancels the upload of a question's file. */
  drop: (question: string) => void;
  /**
   * Waits until all files have arrived.
   * @returns their ids by question, without files that must be sent with the form; undefined if the
   *   connection is broken, or after an abort
   */
  finish: (signal: AbortSignal) => Promise<Record<string, string> | undefined>;
  /** Pauses uploads, except for a form that is being sent; a later visit continues them. */
  stop: () => void;
}

interface Sending {
  file: File;
  upload: ResumableUpload;
  state: UploadState;
  /** The number of interruptions since the last progress. */
  breaks: number;
  /** Set after the file has arrived. */
  id?: string;
}

/** The number of consecutive interruptions, which take some eight seconds, after which the visitor is informed. */
const maxInterruptions = 5;

/** Uploads the files of a form as soon as they are chosen. */
export function formUploads({
  server,
  form,
  key,
  stored,
  store,
  onChange,
  send = resumableUpload,
}: FormUploadsOptions): FormUploads {
  const sendings = new Map<string, Sending>();
  /** Functions to call on each change. */
  const watchers = new Set<() => void>();
  let isStopped = false;
  const stop = (): void => {
    if (isStopped && watchers.size === 0) for (const { upload } of sendings.values()) upload.stop();
  };

  const track = (question: string, upload: ResumableUpload, file: File): void => {
    const state = { part: 0, isBroken: false, isDone: false };
    sendings.set(question, { file, upload, state, breaks: 0 });
    void upload.done.then((id) => {
      if (id !== undefined) change(question, upload, { part: 1, isBroken: false, isDone: true }, { id });
      else if (sendings.get(question)?.upload === upload) remove(question);
    });
  };
  const change = (
    question: string,
    upload: ResumableUpload,
    state: Partial<UploadState>,
    more: Partial<Sending> = {},
  ): void => {
    const before = sendings.get(question);
    if (before?.upload !== upload) return;
    const now = { ...before, breaks: 0, ...more, state: { ...before.state, ...state } };
    sendings.set(question, now);
    report(question, now.state);
  };
  const remove = (question: string): void => {
    if (sendings.delete(question)) report(question, undefined);
  };
  const report = (question: string, state: UploadState | undefined): void => {
    onChange(question, state);
    for (const notify of watchers) notify();
  };

  return {
    begin: (question, file) => {
      const before = sendings.get(question);
      if (before?.file === file) return;
      before?.upload.remove();
      const earlierUpload = stored(question);
      const address = earlierUpload && isSameFile(earlierUpload, file) ? earlierUpload.address : undefined;
      const upload: ResumableUpload = send(
        { server, form, question, key: key(), file, address },
        {
          onAddress: (newAddress) => {
            const { name, size, lastModified: modified } = file;
            if (sendings.get(question)?.upload === upload)
              store(question, { address: newAddress, name, size, modified });
          },
          onProgress: (part) => change(question, upload, { part, isBroken: false }),
          onBroken: (breaks) => change(question, upload, { isBroken: true }, { breaks }),
        },
      );
      track(question, upload, file);
    },
    drop: (question) => {
      sendings.get(question)?.upload.remove();
      store(question, undefined);
      remove(question);
    },
    finish: (signal) => {
      for (const [question, sending] of sendings) {
        if (!sending.state.isBroken) continue;
        sendings.set(question, { ...sending, breaks: 0 });
        sending.upload.resume();
      }
      return new Promise((resolve) => {
        const check = (): void => {
          const files = [...sendings];
          const isStuck =
            signal.aborted ||
            connection() !== 'online' ||
            files.some(([, { breaks }]) => breaks >= maxInterruptions);
          if (!isStuck && files.some(([, { id }]) => id === undefined)) return;
          watchers.delete(check);
          signal.removeEventListener('abort', check);
          unwatch();
          stop();
          resolve(
            isStuck ? undefined : Object.fromEntries(files.map(([question, { id = '' }]) => [question, id])),
          );
        };
        const unwatch = watchConnection(check);
        watchers.add(check);
        signal.addEventListener('abort', check);
        check();
      });
    },
    stop: () => {
      isStopped = true;
      stop();
    },
  };
}

function isSameFile({ name, size, modified }: StoredUpload, file: File): boolean {
  return name === file.name && size === file.size && modified === file.lastModified;
}
