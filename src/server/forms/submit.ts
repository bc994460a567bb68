import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../core/form-definition.ts';
import type { Store } from '../store/store.ts';
import { sendReceipt, sendRefusal, type RenderFormPage } from './answer.ts';
import type { ServerForm } from './form-registry.ts';
import { judge } from './judge.ts';
import { isForeign } from './origin.ts';
import { watchPace, type Pace } from './pace.ts';
import type { Verdict } from './rate.ts';
import { drain } from './read-body.ts';
import { mediaType, readRequest } from './read-request.ts';
import { receive, type PlanDeliveries, type Receipt, type Sources } from './receive.ts';
import { Refusal, toRefusal } from './refusal.ts';
import { assertRoom, mostBody, tooLarge } from './room.ts';
import { suspicions } from './suspicion.ts';
import { discard } from './take-file.ts';

export interface Submitting {
  store: Store;
  forms: ReadonlyMap<string, ServerForm>;
  plan: PlanDeliveries;
  sources: Sources;
  /** Counts a post of an address; nothing where addresses aren't counted. */
  count: ((address: string) => Verdict) | undefined;
  pace: Omit<Pace, 'most'>;
  /** The host of PUBLIC_URL. */
  publicHost: string | undefined;
  render: RenderFormPage | undefined;
  /** How many bytes must stay free on the disk beside twice the largest upload. */
  reserve: number;
  /** How many submissions are taken in at a time. */
  atOnce: number;
  onStored: () => void;
}

/** How much of a body that isn't wanted is read, for the answer to be seen. */
const mostDrained = 64 * 1024 * 1024;

/** What is known of a submission while it is dealt with, for the answer to show it. */
interface Attempt {
  form?: ServerForm;
  values: Answers;
}

/** Answers POST /api/forms/<id>: in every case with words, and never with success before it is stored. */
export function submitHandler(options: Submitting) {
  let under = 0;
  return async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const attempt: Attempt = { values: {} };
    const form = options.forms.get(request.params.id);
    const most = mostBody(form?.definition);
    const pace = watchPace(request.raw, { ...options.pace, most: most + mostDrained });
    under += 1;
    try {
      if (form) attempt.form = form;
      const receipt = await Promise.race([take(options, request, form, attempt, under), pace.broken]);
      request.log.info(
        { form: request.params.id, reference: receipt.reference, state: receipt.state },
        'stored',
      );
      if (!receipt.repeated) options.onStored();
      return sendReceipt(request, reply, request.params.id, receipt);
    } catch (error) {
      const refusal = toRefusal(error);
      const ended = await Promise.race([
        drain(request.raw, most + mostDrained),
        pace.broken.catch(() => false),
      ]);
      if (!ended) closeAfter(request, reply);
      const event = { form: form && request.params.id, status: refusal.status, code: refusal.code };
      if (refusal.status >= 500) request.log.error({ ...event, err: refusal.cause }, 'not stored');
      else request.log.info(event, 'refused');
      return sendRefusal(request, reply, refusal, { ...attempt, render: options.render });
    } finally {
      under -= 1;
      pace.stop();
    }
  };
}

async function take(
  options: Submitting,
  request: FastifyRequest,
  form: ServerForm | undefined,
  attempt: Attempt,
  under: number,
): Promise<Receipt> {
  const { store, sources, plan } = options;
  if (isForeign(request.headers, [request.host, options.publicHost])) {
    throw new Refusal(
      'forbidden',
      'Forms are taken from the pages of this site only. Open the page here and send it again.',
    );
  }
  if (!form) throw new Refusal('not-found', 'There is no such form. Open the page anew and send it again.');
  const verdict = options.count?.(request.ip) ?? { kind: 'fine' };
  if (verdict.kind === 'refused') {
    const minutes = Math.ceil(verdict.retryAfter / 60);
    const message = `Too much was sent from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    throw new Refusal('rate', message, { retryAfter: verdict.retryAfter });
  }
  if (under > options.atOnce)
    throw new Refusal('busy', 'Many forms arrive just now. Please send it again in a minute.', {
      retryAfter: 30,
    });
  if (Number(request.headers['content-length'] ?? 0) > mostBody(form.definition) + mostDrained)
    throw tooLarge(form);
  if (mediaType(request) === 'multipart/form-data') await assertRoom(store, form.definition, options.reserve);

  const received = await readRequest(request, form, store.incoming);
  attempt.values = received.answers;
  try {
    judge(form, received);
  } catch (error) {
    await discard(received.files, store.incoming);
    throw error;
  }
  return receive(
    { store, sources, plan },
    form,
    received,
    suspicions(received.reserved, verdict.kind === 'suspicious'),
  );
}

/** The rest of the body isn't read: the connection can't be used again. */
function closeAfter({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  reply.raw.once('finish', () => setTimeout(() => raw.destroy(), 500).unref());
}
