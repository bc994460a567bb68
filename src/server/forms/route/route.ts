import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../../core/form/form-definition.ts';
import type { TranslatedForms } from '../../../core/page/built-site.ts';
import type { Locale } from '../../../core/messages/locale.ts';
import { watchSpeed, type MinimalSpeed } from '../../minimal-speed.ts';
import { closeAfterAnswer } from '../../request-bodies.ts';
import type { LoadState } from '../../load-state.ts';
import { suspicions } from '../check/suspicion.ts';
import { validate } from '../check/validate.ts';
import { withoutUnasked } from '../check/without-unasked.ts';
import type { ServerForm } from '../form-registry.ts';
import { drain } from '../read/read-body.ts';
import { mediaType, readRequest } from '../read/read-request.ts';
import { removeIncoming } from '../read/take-file.ts';
import { isServerProblem, RefusalError, toRefusal } from '../refusal.ts';
import { sendReceipt, sendRefusal, type RenderFormPage } from '../reply/reply.ts';
import type { IncomingFile } from '../submission.ts';
import { storeSubmission, type SubmissionReceipt, type StoreSubmissionOptions } from '../store-submission.ts';
import { removeTakenUploads, takeUploads } from '../uploads/take-uploads.ts';
import type { UploadArea } from '../uploads/upload-area.ts';
import { assertDiskSpace, maxBodyBytes, tooLargeRefusal } from './disk-space.ts';
import { previousLanguage } from './previous-page.ts';
import { isProxyAddress } from './is-proxy-address.ts';
import { isCrossOrigin } from './origin.ts';
import type { RateResult } from './rate.ts';

/** The options of the route that receives forms. */
export interface RouteOptions extends Omit<StoreSubmissionOptions, 'later'> {
  forms: ReadonlyMap<string, ServerForm>;
  /** The store of files that were uploaded before their form. */
  area: UploadArea;
  locale: Locale;
  /** Counts a post from an address; undefined if addresses are not counted. */
  count: ((address: string) => Promise<RateResult>) | undefined;
  pace: Omit<MinimalSpeed, 'maxBytes'>;
  /** The address of the site, whose pages may be on another host. */
  publicUrl: string | undefined;
  receiptRoute: string | undefined;
  /** The locales for pages in other languages, by language code. */
  translations: ReadonlyMap<string, VisitorTexts>;
  render: RenderFormPage | undefined;
  /** The number of bytes that must stay free on the disk besides twice the largest upload. */
  reserve: number;
  /** The maximal number of concurrent submissions, counted from their complete arrival. */
  maxAtOnce: number;
  /** Whether the server is overloaded: then only one at a time. */
  isOverloaded: () => boolean;
  /** The maximal number of submissions in transit: slow senders must not block others. */
  maxArriving: number;
  shedding: LoadState;
  onStored: () => void;
}

/** The texts for visitors of pages in a language. */
export interface VisitorTexts {
  locale: Locale;
  /** The receipt page. */
  receiptRoute?: string | undefined;
  /** The translations of forms, by id. */
  forms?: TranslatedForms | undefined;
}

/** The route that receives forms. */
export interface FormRoute {
  /**
   * Answers POST /api/forms/<id>: always with a message, and with success only after the submission is
   * stored.
   */
  handle(request: FormRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Resolves when no submission is being processed, aborted ones included. */
  idle(): Promise<void>;
}

type FormRequest = FastifyRequest<{ Params: { id: string } }>;

/** The known parts of a submission, for the response to its sender. */
interface Attempt {
  form: ServerForm | undefined;
  /** The code of the page’s language, if not the main one. */
  language: string | undefined;
  values: Answers;
  files: readonly Pick<IncomingFile, 'field' | 'originalName'>[];
}

/** The maximal size of the rest of a refused body that is read, so that the visitor sees the response. */
const maxDrainedBytes = 64 * 1024 * 1024;

/** Creates the handler that reads, validates and stores submissions, and answers them. */
export function formRoute(options: RouteOptions): FormRoute {
  const inProgress = new Map<Promise<unknown>, FormRequest['raw']>();
  const isFull = (): boolean => {
    const arrived = [...inProgress.values()].filter(({ complete }) => complete).length;
    return (
      arrived >= (options.isOverloaded() ? 1 : options.maxAtOnce) ||
      inProgress.size - arrived >= options.maxArriving
    );
  };
  const trackWork = (work: Promise<unknown>, { raw }: FormRequest): void => {
    const done: Promise<unknown> = work.catch(() => undefined).finally(() => inProgress.delete(done));
    inProgress.set(done, raw);
  };
  const later =
    (request: FormRequest): StoreSubmissionOptions['later'] =>
    (work) =>
      trackWork(
        work.catch((error: unknown) =>
          request.log.warn({ err: error }, 'some files will be removed at the next start'),
        ),
        request,
      );
  const handle: FormRoute['handle'] = async (request, reply) => {
    const language = previousLanguage(request, options.translations);
    const translation = options.translations.get(language ?? '');
    const registeredForm = options.forms.get(request.params.id);
    const words = translation?.forms?.[request.params.id];
    const form = translation ? registeredForm?.translate(translation.locale.t, words) : registeredForm;
    const { locale, receiptRoute } = translation ?? options;
    const attempt: Attempt = { form, language, values: {}, files: [] };
    const maxBytes = maxBodyBytes(form?.definition) + maxDrainedBytes;
    const pace = watchSpeed(request.raw, { ...options.pace, maxBytes });
    const work = processRequest({ ...options, later: later(request) }, request, attempt, isFull());
    // The result is awaited below; this only records the end of the work, which may come after the response.
    trackWork(work, request);
    try {
      const { receipt, form: stored } = await Promise.race([work, pace.broken]);
      const { reference, state } = receipt;
      request.log.info({ form: request.params.id, reference, state }, 'stored');
      if (!receipt.isRepeated) options.onStored();
      return sendReceipt(request, reply, stored, receipt, { locale, receiptRoute });
    } catch (error) {
      const refusal = toRefusal(error);
      const hasEnded = await Promise.race([drain(request.raw, maxBytes), pace.broken.catch(() => false)]);
      if (!hasEnded) closeAfterAnswer(request, reply);
      logRefusal(request, attempt, refusal);
      return sendRefusal(request, reply, refusal, {
        ...attempt,
        render: options.render,
        locale,
      });
    } finally {
      pace.stop();
    }
  };
  return { handle, idle: () => Promise.all(inProgress.keys()).then(() => undefined) };
}

async function processRequest(
  options: RouteOptions & StoreSubmissionOptions,
  request: FastifyRequest,
  attempt: Attempt,
  isFull: boolean,
): Promise<{ receipt: SubmissionReceipt; form: ServerForm }> {
  const { store } = options;
  const { form } = attempt;
  if (isCrossOrigin(request.headers, request.host, options.publicUrl))
    throw new RefusalError('forbidden', (t) => t('server.otherSite'));
  if (!form) throw new RefusalError('not-found', (t) => t('server.noSuchForm'));
  const rate = (await options.count?.(request.ip)) ?? { kind: 'fine' };
  if (rate.kind === 'refused') {
    const minutes = Math.ceil(rate.retryAfter / 60);
    const { retryAfter } = rate;
    throw new RefusalError('rate', (t) => t('server.tooMany', { minutes }), { retryAfter });
  }
  if (isFull) {
    options.shedding.note('all');
    throw new RefusalError('busy', (t) => t('server.manyAtOnce'), { retryAfter: 30 });
  }
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > maxBodyBytes(form.definition) + maxDrainedBytes) throw tooLargeRefusal(form);
  if (mediaType(request) === 'multipart/form-data')
    await assertDiskSpace(store, form.definition, options.reserve);

  const received = await readRequest(request, form, store.incoming);
  attempt.values = received.answers;
  attempt.files = received.files;
  const submission = await takeUploads(options, form, received);
  const asked = withoutUnasked(form, submission);
  const unasked = submission.files.filter((file) => !asked.files.includes(file));
  try {
    validate(form, asked, options.sources.now());
    await removeIncoming(unasked, store.incoming);
  } catch (error) {
    await removeIncoming(submission.files, store.incoming);
    throw error;
  }
  const knowsNetwork = !isProxyAddress(request);
  const receipt = await storeSubmission(options, form, asked, {
    reasons: suspicions(
      submission.reserved,
      rate.kind === 'suspicious' && knowsNetwork,
      knowsNetwork ? request.ip : undefined,
    ),
    withReceipt: rate.kind !== 'frequent' || !knowsNetwork,
    language: attempt.language,
  });
  const { uploads } = asked.reserved;
  if (!receipt.isRepeated) await removeTakenUploads(options.area, uploads, asked.files, request.log);
  return { receipt, form };
}

function logRefusal({ log }: FormRequest, { form }: Attempt, refusal: RefusalError): void {
  const { status, code, cause } = refusal;
  const event = { form: form?.definition.id, status, code };
  if (isServerProblem(refusal)) log.error({ ...event, err: cause }, 'not stored');
  else log.info(event, 'refused');
}
