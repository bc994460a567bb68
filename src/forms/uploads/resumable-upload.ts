import { Upload, type DetailedError } from 'tus-js-client';
import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import { noteEvidence } from '../../ui/evidence.ts';

/** A file to upload before its form. */
export interface FileToUpload {
  /** The origin of the server that receives the file; empty for the site's own address. */
  server: string;
  form: string;
  question: string;
  /** The key of the draft: only a form with this key may use the file. */
  key: string;
  file: File;
  /** The address of the upload, if an earlier visit has begun it. */
  address?: string | undefined;
}

/** The events of an upload. */
export interface UploadEvents {
  /** Receives the address of the upload. */
  onAddress: (address: string) => void;
  /** Receives the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  /**
   * Called on an interruption, with the number of interruptions since the last progress. The upload is
   * retried.
   */
  onBroken: (times: number) => void;
}

/** An upload in progress, which continues after an interruption. */
export interface ResumableUpload {
  /** The id of the upload, after it has arrived; undefined if the file must be sent with the form. */
  done: Promise<string | undefined>;
  /** Retries immediately. */
  resume: () => void;
  /** Pauses. */
  stop: () => void;
  /** Stops, and removes the upload. */
  remove: () => void;
}

/**
 * The size of the first piece. Some proxies buffer a whole piece, so an interruption may lose one piece, and
 * this one takes half a minute at 64 kbit/s. Later pieces adapt to the connection.
 */
const firstPiece = 256 * 1024;
const largestPiece = 8 * 1024 * 1024;

/** The time that a piece should take, in milliseconds. */
const pieceMs = 5000;

/** The pauses between attempts, in milliseconds. Together they are three hours without progress. */
const retryDelays = Array.from({ length: 550 }, (_, times) => Math.min(500 * 2 ** times, 20_000));

/**
 * Uploads a file by the tus protocol, across any number of interruptions. It continues where an earlier visit
 * has stopped.
 */
export function resumableUpload(
  { server, form, question, key, file, address }: FileToUpload,
  { onAddress, onProgress, onBroken }: UploadEvents,
): ResumableUpload {
  const endpoint = `${server}/api/uploads`;
  let isRenewed = false;
  let pieceStart = performance.now();
  let maxPiece = largestPiece;
  let settle: (id: string | undefined) => void;
  const done = new Promise<string | undefined>((resolve) => (settle = resolve));
  const upload = new Upload(file, {
    endpoint: address === undefined ? endpoint : null,
    uploadUrl: address ?? null,
    metadata: { form, field: question, key, filename: file.name },
    chunkSize: firstPiece,
    onChunkComplete: (bytes) => {
      const now = performance.now();
      upload.options.chunkSize = Math.min(nextPiece(bytes, now - pieceStart), maxPiece);
      pieceStart = now;
    },
    retryDelays,
    storeFingerprintForResuming: false,
    onShouldRetry: (error, times) => {
      // A proxy may have a lower limit than the server.
      const isPieceTooLarge = httpStatus(error) === 413 && Number(upload.options.chunkSize) > firstPiece;
      if (isPieceTooLarge) maxPiece = firstPiece;
      // After an interruption the connection is probably weak, and the duration of the pause must not count
      // for the next piece.
      upload.options.chunkSize = firstPiece;
      pieceStart = Infinity;
      const hasFailed = isRetryable(httpStatus(error));
      if (!isPieceTooLarge && !hasFailed) return false;
      if (hasFailed) noteEvidence('failed');
      onBroken(times + 1);
      return connection() === 'online';
    },
    onUploadUrlAvailable: () => {
      // With an endpoint, the library would start a new upload whenever the server is too busy to return the
      // offset.
      upload.options.endpoint = null;
      const { origin, pathname } = new URL(upload.url ?? '', location.href);
      onAddress(origin === location.origin ? pathname : origin + pathname);
    },
    onProgress: (sent, total) => onProgress(sent / total),
    onSuccess: () => finish((upload.url ?? '').split('/').at(-1)),
    onError: (error) => {
      // The upload continues when the site is reachable.
      if (isRetryable(httpStatus(error)) && connection() !== 'online') return;
      const isGone = [404, 410].includes(httpStatus(error));
      if (!isGone || isRenewed || upload.options.endpoint !== null) return finish(undefined);
      isRenewed = true;
      upload.url = null;
      upload.options.uploadUrl = null;
      upload.options.endpoint = endpoint;
      upload.start();
    },
  });
  let isStopped = false;
  const resume = () => void upload.abort().then(() => !isStopped && upload.start());
  const finish = (id: string | undefined) => {
    unwatch();
    settle(id);
  };
  const stop = () => {
    isStopped = true;
    unwatch();
    void upload.abort();
    // The library opens the file before a new upload, and would start it in spite of an immediate abort.
    setTimeout(() => void upload.abort());
  };
  const unwatch = watchConnection(() => {
    if (connection() === 'online') resume();
  });
  upload.start();
  return {
    done,
    resume,
    stop,
    remove: () => {
      stop();
      // If that fails, the server removes the upload after a day.
      if (upload.url) void Upload.terminate(upload.url, { retryDelays: null }).catch(() => undefined);
    },
  };
}

/**
 * The size of the next piece: the amount that the connection transferred in five seconds, at most four times
 * the previous size.
 * @param ms the duration of the last piece; unknown after a pause
 */
function nextPiece(bytes: number, ms: number): number {
  if (!(ms > 0)) return firstPiece;
  const bytesInTime = (bytes / ms) * pieceMs;
  return Math.round(Math.max(firstPiece, Math.min(bytesInTime, 4 * bytes, largestPiece)));
}

function httpStatus(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/**
 * Whether to retry: after an interrupted connection, or if the server is busy, or if another request has
 * already sent the piece.
 */
function isRetryable(status: number): boolean {
  return status === 0 || [408, 409, 423, 500, 502, 503, 504].includes(status);
}
