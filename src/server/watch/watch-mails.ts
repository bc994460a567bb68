import type { Locale } from '../../core/messages/locale.ts';
import { formatBytes, localMinute } from '../format.ts';
import type { Store } from '../store/store.ts';
import type { OwnerMessage } from './channels.ts';
import { titleOfForm, type Facts, type WatchedSite } from './facts.ts';
import type { Problem } from './problems.ts';

/** The mail about a new problem. */
export function alertMail(
  problems: readonly Problem[],
  id: string,
  site: WatchedSite,
  { t }: Locale,
): OwnerMessage {
  const subject = t('server.alertSubject', { site: site.name, count: problems.length });
  return message(id, site, subject, [...problems.map(({ text }) => text(t)), t('server.alertEnd')]);
}

/** The daily report. It comes every day, so a missing report is a sign too. */
export function dailyReportMail(
  { facts, problems, counts }: { facts: Facts; problems: readonly Problem[]; counts: ReportCounts },
  id: string,
  site: WatchedSite,
  locale: Locale,
): OwnerMessage {
  const { t } = locale;
  const subject = t('server.reportSubject', { site: site.name, count: problems.length });
  const sentences = problems.map(({ text }) => text(t));
  const lines = [
    ...(counts.received ? [receivedLine(counts.received, site, locale)] : []),
    ...conditionLines(facts, locale),
    ...(counts.overdue ? [t('server.reportOverdue', { count: counts.overdue })] : []),
    ...(site.unaddressed.length > 0
      ? [t('server.reportNobody', { forms: site.unaddressed.map((id) => titleOfForm(site, id)).join(', ') })]
      : []),
  ];
  return message(id, site, subject, [
    ...(sentences.length > 0 ? sentences : [t('server.reportWell')]),
    lines.join('\n'),
  ]);
}

/** Counts that only the report needs; undefined if unknown. */
export interface ReportCounts {
  /** The submissions since yesterday. */
  received?: Received;
  /** The number of submissions stored for too long. */
  overdue?: number;
}

type Received = Awaited<ReturnType<Store['receivedBetween']>>;

function receivedLine(received: Received, site: WatchedSite, { t }: Locale): string {
  if (received.length === 0) return t('server.reportNothing');
  const forms = received.map(({ form, count }) =>
    t('server.formCount', { form: titleOfForm(site, form), count }),
  );
  return t('server.reportReceived', { forms: forms.join(', ') });
}

/** The lines about the condition. Unknown facts are left out, because the failure is among the problems. */
function conditionLines({ condition, certificate }: Facts, { t, timeZone }: Locale): string[] {
  const { figures, freeBytes, backupAt } = condition;
  const lines: (string | undefined)[] = [
    figures && t('server.reportWaiting', { count: figures.outbox.waiting }),
    freeBytes === undefined ? undefined : t('server.reportDisk', { size: formatBytes(freeBytes) }),
    backupAt && t('server.reportBackup', { when: localMinute(backupAt, timeZone) }),
  ];
  if (certificate)
    lines.push(
      'end' in certificate
        ? t('server.reportCertificate', { day: localMinute(certificate.end.toISOString(), timeZone) })
        : t('server.reportCertificateUnknown', { reason: certificate.unknown }),
    );
  return lines.filter((line) => line !== undefined);
}

/**
 * Creates a mail. The name of the site is part of its id: several sites may have the same owner, and mail programs
 * drop mails with the same id.
 */
function message(
  id: string,
  { name }: WatchedSite,
  subject: string,
  blocks: readonly string[],
): OwnerMessage {
  return { id: `${id}.${name.replace(/[^\w.-]+/g, '-')}`, subject, text: `${blocks.join('\n\n')}\n` };
}
