import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/form-errors.ts';
import type { ServerForm } from './form-registry.ts';
import { plainPage } from './plain-page.ts';
import { prefersHtml } from './prefers-html.ts';
import type { Receipt } from './receive.ts';
import type { Refusal } from './refusal.ts';

/** Draws the page of a form again, with what was written and what is wrong with it. */
export type RenderFormPage = (
  formId: string,
  shown: { values: Answers; errors: FormError[]; message: string },
  status: number,
) => Promise<string>;

/** Tells the visitor that the submission is stored, and how to refer to it. */
export function sendReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  form: string,
  receipt: Receipt,
): FastifyReply {
  const { reference, repeated } = receipt;
  if (prefersHtml(request.headers.accept)) {
    return reply.redirect(`/receipt?${new URLSearchParams({ form, ref: reference }).toString()}`, 303);
  }
  return reply.code(repeated ? 200 : 201).send({ ok: true, reference });
}

/** Tells the visitor why the submission isn't taken and what to do about it. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  shown: { form?: ServerForm | undefined; values: Answers; render?: RenderFormPage | undefined },
): Promise<FastifyReply> {
  const { status, code, message, errors, retryAfter } = refusal;
  reply.code(status);
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  if (!prefersHtml(request.headers.accept)) {
    return reply.send({ ok: false, code, message, errors });
  }
  reply.type('text/html; charset=utf-8');
  const { form, values, render } = shown;
  if (form && render) {
    try {
      return reply.send(await render(form.definition.id, { values, errors, message }, status));
    } catch (error) {
      request.log.error({ err: error }, 'the page of a form could not be drawn');
    }
  }
  const title = form ? `${form.definition.title}: not sent yet` : 'Not sent';
  const back = form
    ? { label: 'Go back to the form: what you wrote is still there.', to: backTo(request) }
    : { label: 'Go to the start page', to: '/' };
  return reply.send(plainPage({ title, message, errors, back }));
}

/** The page that the form was posted from, on this site alone. */
function backTo({ headers }: FastifyRequest): string {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === headers.host && !pathname.startsWith('//') ? pathname : '/';
}
