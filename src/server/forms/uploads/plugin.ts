import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchSpeed, type MinimalSpeed } from '../../minimal-speed.ts';
import { maxFileBytes } from '../read/take-file.ts';
import { isServerProblem, RefusalError, toRefusal } from '../refusal.ts';
import { isProxyAddress } from '../route/is-proxy-address.ts';
import { isCrossOrigin } from '../route/origin.ts';
import type { RateResult } from '../route/rate.ts';
import type { Locale } from '../../../core/messages/locale.ts';
import { assertRoom, newUploads, type NewUploadOptions } from './new-upload.ts';
import { isUploadId } from './take-uploads.ts';
import { tusStore } from './tus-store.ts';
import { replaceRequestBody } from './replace-body.ts';
import type { UploadArea } from './upload-area.ts';
import { uploadShares } from './upload-shares.ts';
import { uploadLocks } from './upload-locks.ts';

/** The options of the routes for resumable uploads. */
export interface UploadRoutesOptions extends NewUploadOptions {
  locale: Locale;
  /** Counts a new upload from an address; undefined if addresses are not counted. */
  count: ((address: string) => Promise<RateResult>) | undefined;
  pace: Omit<MinimalSpeed, 'maxBytes'>;
  /** Whether the server is overloaded: then no upload can begin, but existing ones continue. */
  isOverloaded: () => boolean;
  publicUrl: string | undefined;
}

/** The interval of removing expired uploads, in milliseconds. */
const sweepMs = 10 * 60_000;

/**
 * The routes for uploading files before their form, in pieces: tus 1.0.0 with creation and termination
 * (https://tus.io/protocols/resumable-upload). Uploads can't be read back.
 */
export async function uploadsPlugin(app: FastifyInstance, options: UploadRoutesOptions): Promise<void> {
  const { area, forms, locale } = options;
  const largest = Math.max(
    0,
    ...[...forms.values()].map(({ definition }) => maxFileBytes(definition.limits ?? {})),
  );
  if (largest === 0) return;
  const shares = uploadShares(area);
  const tus = new Server({
    path: '/api/uploads',
    datastore: tusStore(area, newUploads(options)),
    locker: uploadLocks(),
    namingFunction: () => crypto.randomUUID(),
    maxSize: largest,
    relativeLocation: true,
    // The surrounding plugin already sets CORS for pages of the site.
    allowedOrigins: () => false,
    lockDrainTimeout: 500,
    onIncomingRequest: async (request) => replaceRequestBody(request),
    onResponseError: (_request, error) => toResponse(error),
  });

  function toResponse(error: Error | { status_code: number; body: string }) {
    // The protocol's own responses are in English, for programs.
    if ('status_code' in error) return undefined;
    const refusal = toRefusal(error);
    if (isServerProblem(refusal)) app.log.error({ err: error }, 'an upload failed');
    const { status, code, errors } = refusal;
    return {
      status_code: status,
      body: JSON.stringify({ ok: false, code, message: refusal.text(locale.t), errors }),
    };
  }

  /** Reserves a place for an announced file; nothing is counted if networks are unknown. */
  const takeShare = async (request: UploadRequest): Promise<(id: string | undefined) => void> => {
    if (request.method !== 'POST' || !options.count || isProxyAddress(request)) return () => undefined;
    return shares.take(request.ip, Number(request.headers['upload-length']) || 0);
  };

  const handle = async (request: UploadRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await assertAccepted(request, options);
    const place = await takeShare(request);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    const pace = watchSpeed(request.raw, { ...options.pace, maxBytes: largest + 64 * 1024 });
    // The received bytes stay, and the upload can continue, so closing the connection is a sufficient
    // response.
    pace.broken.catch(() => request.raw.destroy());
    try {
      await tus.handle(request.raw, reply.raw);
    } catch (error) {
      request.log.error({ err: error }, 'an upload could not be answered');
      request.raw.destroy();
    } finally {
      pace.stop();
      place(reply.raw.statusCode === 201 ? idIn(reply.raw.getHeader('location')) : undefined);
    }
    return reply;
  };
  const config = { takesBody: 'atItsPace', isNeverShed: true } as const;
  app.post('/uploads', { config }, handle);
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: '/uploads/:upload', config, handler: handle });
  sweepRegularly(app, area);
}

type UploadRequest = FastifyRequest<{ Params: { upload?: string } }>;

/**
 * Checks a request.
 * @throws RefusalError if it is not from this site or is too large, or if there is no space
 */
async function assertAccepted(request: UploadRequest, options: UploadRoutesOptions): Promise<void> {
  const { upload } = request.params;
  if (isCrossOrigin(request.headers, request.host, options.publicUrl))
    throw new RefusalError('forbidden', (t) => t('server.otherSite'));
  if (upload !== undefined && !isUploadId(upload))
    throw new RefusalError('not-found', (t) => t('server.uploadGone'));
  // Announced uploads may continue up to twice the limit, because clients may announce more than there is
  // space for.
  if (request.method === 'PATCH') await assertRoom(options.area, 2 * options.maxBytes, options.shedding);
  if (request.method !== 'POST') return;
  if (options.isOverloaded())
    throw new RefusalError('busy', (t) => t('server.manyAtOnce'), { retryAfter: 30 });
  const rate = await options.count?.(request.ip);
  if (rate?.kind !== 'refused') return;
  const { retryAfter } = rate;
  const minutes = Math.ceil(retryAfter / 60);
  throw new RefusalError('rate', (t) => t('server.tooMany', { minutes }), { retryAfter });
}

function idIn(location: unknown): string | undefined {
  return typeof location === 'string' ? location.split('/').at(-1) : undefined;
}

function sweepRegularly(app: FastifyInstance, area: UploadArea): void {
  const sweep = async (): Promise<void> => {
    try {
      const removed = await area.removeOld();
      if (removed > 0) app.log.info({ removed }, 'uploads without a form were removed');
    } catch (error) {
      app.log.error({ err: error }, 'old uploads could not be removed');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await sweep();
    timer = setInterval(() => void sweep(), sweepMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
