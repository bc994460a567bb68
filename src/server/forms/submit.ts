import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../core/form/form-definition.ts';
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
  form: ServerForm | undefined;
  values: Answers;
}

export interface SubmitRoute {
  /** Answers POST /api/forms/<id>: in every case with words, and never with success before it is stored. */
  handle(request: SubmitRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Fulfilled once nothing is being taken in any more, what was cut off included. */
  idle(): Promise<void>;
}

type SubmitRequest = FastifyRequest<{ Params: { id: string } }>;

/** Takes submissions in and answers them. */
export function submitRoute(options: Submitting): SubmitRoute {
  const under = new Set<Promise<unknown>>();
  const handle: SubmitRoute['handle'] = async (request, reply) => {
    const attempt: Attempt = { values: {}, form: options.forms.get(request.params.id) };
    const most = mostBody(attempt.form?.definition) + mostDrained;
    const pace = watchPace(request.raw, { ...options.pace, most });
    const taking = take(options, request, attempt, under.size >= options.atOnce);
    // Its result is waited for below; this only tells when it is over, which it may be after the answer.
    const over: Promise<unknown> = taking.catch(() => undefined).finally(() => under.delete(over));
    under.add(over);
    try {
      const receipt = await Promise.race([taking, pace.broken]);
      const { reference, state } = receipt;
      request.log.info({ form: request.params.id, reference, state }, 'stored');
      if (!receipt.repeated) options.onStored();
      return sendReceipt(request, reply, request.params.id, receipt);
    } catch (error) {
      const refusal = toRefusal(error);
      const ended = await Promise.race([drain(request.raw, most), pace.broken.catch(() => false)]);
      if (!ended) closeAfter(request, reply);
      tell(request, attempt, refusal);
      return sendRefusal(request, reply, refusal, { ...attempt, render: options.render });
    } finally {
      pace.stop();
    }
  };
  return { handle, idle: () => Promise.all(under).then(() => undefined) };
}

function tell({ log }: SubmitRequest, { form }: Attempt, { status, code, cause }: Refusal): void {
  const event = { form: form?.definition.id, status, code };
  if (status >= 500) log.error({ ...event, err: cause }, 'not stored');
  else log.info(event, 'refused');
}

async function take(
  options: Submitting,
  request: FastifyRequest,
  attempt: Attempt,
  isFull: boolean,
): Promise<Receipt> {
  const { store, sources, plan } = options;
  const { form } = attempt;
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
  if (isFull)
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
