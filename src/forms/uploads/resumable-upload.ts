import { Upload, type DetailedError } from 'tus-js-client';
import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import { noteEvidence } from '../../ui/evidence.ts';

/** A file that is sent ahead of its form. */
export interface FileToUpload {
  /** The origin of the server that takes it; empty for the address of the site itself. */
  server: string;
  form: string;
  question: string;
  /** The key of the draft: only the form that is sent with it may name the file. */
  key: string;
  file: File;
  /** Where an earlier visit has begun to send it. */
  address?: string | undefined;
}

export interface UploadEvents {
  /** Told where it is on its way to. */
  onAddress: (address: string) => void;
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Told that the line has broken off, and how often since anything arrived. It is tried again. */
  onBroken: (times: number) => void;
}

export interface ResumableUpload {
  /** The id by which the form names it, once it has arrived; nothing where it has to travel with the form. */
  done: Promise<string | undefined>;
  /** Tries again at once. */
  goOn: () => void;
  /** Stops for now. */
  stop: () => void;
  /** Stops, and takes back what was sent. */
  remove: () => void;
}

/**
 * How much is sent at a time at first. Some proxies pass a piece on once they have all of it: no more than a piece is sent
 * again there after a cut, and this one takes half a minute on a line of 64 kbit/s. Then pieces follow the line.
 */
const firstPiece = 256 * 1024;
const largestPiece = 8 * 1024 * 1024;

/** How long a piece should take, in milliseconds. */
const pieceMs = 5000;

/** The pauses between attempts in milliseconds: three hours without anything arriving. */
const retryDelays = Array.from({ length: 550 }, (_, times) => Math.min(500 * 2 ** times, 20_000));

/** Sends a file by the tus protocol, through any number of cuts, and goes on where an earlier visit has ended. */
export function resumableUpload(
  { server, form, question, key, file, address }: FileToUpload,
  { onAddress, onProgress, onBroken }: UploadEvents,
): ResumableUpload {
  const endpoint = `${server}/api/uploads`;
  let isRenewed = false;
  let began = performance.now();
  let largest = largestPiece;
  let settle: (id: string | undefined) => void;
  const done = new Promise<string | undefined>((resolve) => (settle = resolve));
  const upload = new Upload(file, {
    endpoint: address === undefined ? endpoint : null,
    uploadUrl: address ?? null,
    metadata: { form, field: question, key, filename: file.name },
    chunkSize: firstPiece,
    onChunkComplete: (bytes) => {
      const now = performance.now();
      upload.options.chunkSize = Math.min(nextPiece(bytes, now - began), largest);
      began = now;
    },
    retryDelays,
    storeFingerprintForResuming: false,
    onShouldRetry: (error, times) => {
      // A proxy may take less at a time than the server.
      const isPieceTooLarge = statusOf(error) === 413 && Number(upload.options.chunkSize) > firstPiece;
      if (isPieceTooLarge) largest = firstPiece;
      // A line that broke is weak, and the pause is no part of the next piece.
      upload.options.chunkSize = firstPiece;
      began = Infinity;
      const hasFailed = isWorthAnother(statusOf(error));
      if (!isPieceTooLarge && !hasFailed) return false;
      if (hasFailed) noteEvidence('failed');
      onBroken(times + 1);
      return connection() === 'online';
    },
    onUploadUrlAvailable: () => {
      // With an endpoint, it would begin anew when the server has no time to say how much it has.
      upload.options.endpoint = null;
      const { origin, pathname } = new URL(upload.url ?? '', location.href);
      onAddress(origin === location.origin ? pathname : origin + pathname);
    },
    onProgress: (sent, total) => onProgress(sent / total),
    onSuccess: () => finish((upload.url ?? '').split('/').at(-1)),
    onError: (error) => {
      // It goes on once the site can be reached.
      if (isWorthAnother(statusOf(error)) && connection() !== 'online') return;
      const isGone = [404, 410].includes(statusOf(error));
      if (!isGone || isRenewed || upload.options.endpoint !== null) return finish(undefined);
      isRenewed = true;
      upload.url = null;
      upload.options.uploadUrl = null;
      upload.options.endpoint = endpoint;
      upload.start();
    },
  });
  let isStopped = false;
  const goOn = () => void upload.abort().then(() => !isStopped && upload.start());
  const finish = (id: string | undefined) => {
    unwatch();
    settle(id);
  };
  const stop = () => {
    isStopped = true;
    unwatch();
    void upload.abort();
    // One that was started just now opens its file first, and would begin all the same.
    setTimeout(() => void upload.abort());
  };
  const unwatch = watchConnection(() => {
    if (connection() === 'online') goOn();
  });
  upload.start();
  return {
    done,
    goOn,
    stop,
    remove: () => {
      stop();
      // Where that fails, the server removes it after a day.
      if (upload.url) void Upload.terminate(upload.url, { retryDelays: null }).catch(() => undefined);
    },
  };
}

/**
 * How large the next piece is: what the line carried in five seconds, at most four times as much as the one before.
 * @param ms how long the last one took; none is known after a pause
 */
function nextPiece(bytes: number, ms: number): number {
  if (!(ms > 0)) return firstPiece;
  const carried = (bytes / ms) * pieceMs;
  return Math.round(Math.max(firstPiece, Math.min(carried, 4 * bytes, largestPiece)));
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** A line that broke, a server that is busy, and a piece that another request has sent already. */
function isWorthAnother(status: number): boolean {
  return status === 0 || [408, 409, 423, 500, 502, 503, 504].includes(status);
}
