import type { SendMailOptions } from 'nodemailer';
import type { Locale } from '../../core/messages/locale.ts';
import { fullMessageId } from '../delivery/mails.ts';
import { fileSize, localMinute } from '../format.ts';
import type { Store } from '../store/store.ts';
import { titleOfForm, type Facts, type WatchedSite } from './facts.ts';
import type { Trouble } from './troubles.ts';

export interface WatchMailHead {
  from: string;
  to: string;
  /** What this mail is, the same for every attempt: digest.2026-11-22. */
  id: string;
}

/** The mail about something that has just got stuck. */
export function alertMail(
  troubles: readonly Trouble[],
  head: WatchMailHead,
  { name }: WatchedSite,
  { t }: Locale,
): SendMailOptions {
  const subject = t('server.alertSubject', { site: name, count: troubles.length });
  return watchMail(head, subject, [...troubles.map(({ text }) => text(t)), t('server.alertEnd')]);
}

/**
 * The report of the morning: it comes on every day, so that its absence says something, too.
 */
export function digestMail(
  { facts, troubles, counts }: { facts: Facts; troubles: readonly Trouble[]; counts: DigestCounts },
  head: WatchMailHead,
  site: WatchedSite,
  locale: Locale,
): SendMailOptions {
  const { t } = locale;
  const subject = t('server.digestSubject', { site: site.name, count: troubles.length });
  const sentences = troubles.map(({ text }) => text(t));
  const lines = [
    ...(counts.received ? [receivedLine(counts.received, site, locale)] : []),
    ...conditionLines(facts, locale),
    ...(counts.overdue ? [t('server.digestOverdue', { count: counts.overdue })] : []),
    ...(site.unaddressed.length > 0
      ? [t('server.digestNobody', { forms: site.unaddressed.map((id) => titleOfForm(site, id)).join(', ') })]
      : []),
  ];
  return watchMail(head, subject, [
    ...(sentences.length > 0 ? sentences : [t('server.digestWell')]),
    lines.join('\n'),
  ]);
}

/** What only the report counts; absent is what can't be counted. */
export interface DigestCounts {
  /** What was received since yesterday. */
  received?: Received;
  /** What is kept for longer than its form says. */
  overdue?: number;
}

type Received = Awaited<ReturnType<Store['receivedSince']>>;

function receivedLine(received: Received, site: WatchedSite, { t }: Locale): string {
  if (received.length === 0) return t('server.digestNothing');
  const forms = received.map(({ form, count }) =>
    t('server.formCount', { form: titleOfForm(site, form), count }),
  );
  return t('server.digestReceived', { forms: forms.join(', ') });
}

/** What could not be read is left out: that it could not be is among the troubles. */
function conditionLines({ condition, certificate }: Facts, { t, timeZone }: Locale): string[] {
  const { figures, freeBytes, backupAt } = condition;
  const lines: (string | undefined)[] = [
    figures && t('server.digestWaiting', { count: figures.outbox.waiting }),
    freeBytes === undefined ? undefined : t('server.digestDisk', { size: fileSize(freeBytes) }),
    backupAt && t('server.digestBackup', { when: localMinute(backupAt, timeZone) }),
  ];
  if (certificate)
    lines.push(
      'end' in certificate
        ? t('server.digestCertificate', { day: localMinute(certificate.end.toISOString(), timeZone) })
        : t('server.digestCertificateUnknown', { reason: certificate.unknown }),
    );
  return lines.filter((line) => line !== undefined);
}

function watchMail(
  { from, to, id }: WatchMailHead,
  subject: string,
  blocks: readonly string[],
): SendMailOptions {
  return {
    from,
    to,
    subject,
    messageId: fullMessageId(id, from),
    // Holiday notices do not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `${blocks.join('\n\n')}\n`,
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}
