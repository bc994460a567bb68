import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../../../core/form/form-definition.ts';
import type { FormError } from '../../../core/form/errors/form-errors.ts';
import type { Locale } from '../../../core/messages/locale.ts';
import type { ServerForm } from '../form-registry.ts';
import type { RefusalError } from '../refusal.ts';
import type { SubmissionReceipt } from '../store-submission.ts';
import { previousPage } from '../route/previous-page.ts';
import { escapeMarkup } from '../../../core/markup.ts';

/** Renders the page of a form again, with its values and errors, in the language of the page that sent it. */
export type RenderFormPage = (
  formId: string,
  shown: { values: Answers; errors: FormError[]; message: string },
  status: number,
  language?: string,
) => Promise<string>;

/**
 * Sends the visitor the confirmation with the reference.
 * @param receiptRoute the page to which browsers without scripts are redirected, if the site has one
 */
export function sendReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  { definition: { id, title } }: ServerForm,
  { reference, isRepeated }: SubmissionReceipt,
  { receiptRoute, locale: { t, language } }: { receiptRoute: string | undefined; locale: Locale },
): FastifyReply {
  if (prefersHtml(request.headers.accept) && receiptRoute !== undefined) {
    return reply.redirect(
      `${receiptRoute}?${new URLSearchParams({ form: id, ref: reference }).toString()}`,
      303,
    );
  }
  reply.code(isRepeated ? 200 : 201);
  if (!prefersHtml(request.headers.accept)) return reply.send({ ok: true, reference });
  const page = plainPage({
    language,
    title: t('server.sent', { form: title }),
    message: t('server.keepReference', { reference }),
    errors: [],
    link: { label: t('server.toStart'), to: '/' },
  });
  return reply.type('text/html; charset=utf-8').send(page);
}

/**
 * The parts of a request that the answer to a refused form needs: with them, a page without scripts shows the
 * answers again.
 */
export interface RefusalContext {
  locale: Locale;
  form?: ServerForm | undefined;
  /** The submitted values. */
  values: Answers;
  /** The files that arrived. They are removed, and browsers can't attach them again by themselves. */
  files?: readonly { field: string; originalName: string }[];
  render?: RenderFormPage | undefined;
  /** The language code, if not the main one. */
  language?: string | undefined;
}

/** Sends the visitor the reason for the refusal, with advice. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalError,
  context: RefusalContext,
): Promise<FastifyReply> {
  const { form, values, files = [], render, locale } = context;
  const { language, t } = locale;
  const { status, code, retryAfter } = refusal;
  const lostFiles = files
    .filter(({ field }) => !refusal.errors.some(({ path }) => path === field))
    .map(({ field, originalName }) => ({
      path: field,
      message: t('server.attachAgain', { file: originalName }),
    }));
  reply.code(status);
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  if (!prefersHtml(request.headers.accept)) {
    return reply.send({ ok: false, code, message: refusal.text(t), errors: refusal.errors });
  }
  // A page shows its message only without errors of single answers.
  const hasErrors = refusal.errors.length > 0;
  const errors = hasErrors ? [...refusal.errors, ...lostFiles] : [];
  const message = [refusal.text(t), ...(hasErrors ? [] : lostFiles.map((file) => file.message))].join(' ');
  reply.type('text/html; charset=utf-8');
  if (form && render) {
    try {
      return reply.send(
        await render(form.definition.id, { values, errors, message }, status, context.language),
      );
    } catch (error) {
      request.log.error({ err: error }, 'the page of a form could not be rendered');
    }
  }
  const title = form ? t('server.notSentYet', { form: form.definition.title }) : t('server.notSent');
  const link = form
    ? { label: t('server.backToForm'), to: previousPage(request) }
    : { label: t('server.toStart'), to: '/' };
  return reply.send(plainPage({ language, title, message, errors, link }));
}

/**
 * Whether a browser will show the response as a page, rather than pass it to a script: the Accept header
 * names text/html and does not prefer JSON.
 */
function prefersHtml(accept = ''): boolean {
  const html = quality(accept, 'text/html');
  return html > 0 && html > quality(accept, 'application/json');
}

/** The quality of a type named in the header, from 0 to 1. */
function quality(accept: string, type: string): number {
  for (const each of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}

interface PlainPage {
  language: string;
  title: string;
  message: string;
  errors: readonly FormError[];
  /** The link below the text. */
  link: { label: string; to: string };
}

/** A page without layout, for a form posted without JavaScript, if the site's page can't be rendered. */
function plainPage({ language, title, message, errors, link }: PlainPage): string {
  const items = errors
    .filter((error) => error.message !== message)
    .map((error) => `<li>${escapeMarkup(error.message)}</li>`);
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title></head>
<body><main><h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}<p><a href="${escapeMarkup(link.to)}">${escapeMarkup(link.label)}</a></p>
</main></body>
</html>
`;
}
