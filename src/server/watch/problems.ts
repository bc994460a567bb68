import type { Locale } from '../../core/messages/locale.ts';
import { formatBytes, localMinute } from '../format.ts';
import type { Health } from '../health/health.ts';
import type { FailureKind } from '../store/store-error.ts';
import type { Figures } from '../store/store.ts';
import type { Text } from '../text.ts';
import { titleOfForm, type Facts, type WatchedSite } from './facts.ts';

/** A problem that needs the owner. */
export interface Problem {
  kind:
    | `store ${FailureKind | 'damaged'}`
    | `files ${FailureKind}`
    | 'disk'
    | 'load'
    | 'network'
    | 'uploads'
    | 'held'
    | 'failed'
    | 'refused'
    | 'late'
    | 'backup'
    | 'certificate';
  /**
   * The time up to which this mail reports: that of the newest affected item; the current time for a lasting
   * problem.
   */
  upTo: string;
  /** A sentence with advice; it names forms and counts, but no personal data. */
  text: Text;
}

const dayMs = 24 * 60 * 60_000;

/** A certificate that ends within this number of days should already have been renewed. */
const certificateDays = 14;

/** The problems that need the owner, most urgent first. */
export function findProblems(facts: Facts, site: WatchedSite, locale: Locale): Problem[] {
  const { now, condition } = facts;
  const { health, figures, freeBytes } = condition;
  const at = now.toISOString();
  const problems: Problem[] = [];
  if (health.store !== 'ok')
    problems.push({ kind: `store ${health.store}`, upTo: at, text: storeText(health.store) });
  else if (health.files !== 'ok')
    problems.push({ kind: `files ${health.files}`, upTo: at, text: (t) => t('server.troubleFiles') });
  if (health.disk === 'low')
    problems.push({
      kind: 'disk',
      upTo: at,
      text: (t) => t('server.troubleDisk', { size: formatBytes(freeBytes ?? 0) }),
    });
  if (health.load === 'shedding')
    problems.push({ kind: 'load', upTo: at, text: (t) => t('server.troubleLoad') });
  if (health.load === 'network')
    problems.push({ kind: 'network', upTo: at, text: (t) => t('server.troubleNetwork') });
  if (health.load === 'uploads')
    problems.push({ kind: 'uploads', upTo: at, text: (t) => t('server.troubleUploads') });
  if (figures)
    problems.push(...outboxProblems(figures.outbox, health, at, locale), ...heldProblems(figures, site));
  return [...problems, ...backupProblems(facts, site, locale), ...certificateProblems(facts, site, locale)];
}

function storeText(word: FailureKind | 'damaged'): Text {
  const keys = {
    busy: 'server.troubleBusy',
    hung: 'server.troubleHung',
    full: 'server.troubleFull',
    failed: 'server.troubleStore',
    damaged: 'server.troubleDamaged',
  } as const;
  return (t) => t(keys[word]);
}

function outboxProblems(
  { waiting, oldest, refused, failed, newestFailed }: Figures['outbox'],
  { outbox }: Health,
  at: string,
  { timeZone }: Locale,
): Problem[] {
  const problems: Problem[] = [];
  if (outbox === 'late' && oldest !== undefined) {
    const when = localMinute(oldest, timeZone);
    problems.push({ kind: 'late', upTo: at, text: (t) => t('server.troubleLate', { count: waiting, when }) });
  }
  if (refused > 0)
    problems.push({ kind: 'refused', upTo: at, text: (t) => t('server.troubleRefused', { count: refused }) });
  if (failed > 0)
    problems.push({
      kind: 'failed',
      upTo: newestFailed ?? at,
      text: (t) => t('server.troubleFailed', { count: failed }),
    });
  return problems;
}

function heldProblems({ submissions }: Figures, site: WatchedSite): Problem[] {
  const rows = submissions.filter(({ state }) => state === 'quarantined');
  if (rows.length === 0) return [];
  const count = rows.reduce((total, row) => total + row.count, 0);
  const upTo = rows
    .map(({ newest }) => newest)
    .sort()
    .at(-1)!;
  const text: Text = (t) =>
    t('server.troubleHeld', {
      count,
      forms: rows
        .map((row) => t('server.formCount', { form: titleOfForm(site, row.form), count: row.count }))
        .join(', '),
    });
  return [{ kind: 'held', upTo, text }];
}

function backupProblems(
  { now, condition }: Facts,
  { backupDays }: WatchedSite,
  { timeZone }: Locale,
): Problem[] {
  const { figures, backupAt } = condition;
  const isEmpty = !figures || figures.submissions.every(({ state }) => state === 'erased');
  if (backupDays === 0 || isEmpty) return [];
  const upTo = now.toISOString();
  if (backupAt === undefined) return [{ kind: 'backup', upTo, text: (t) => t('server.troubleNoBackup') }];
  // If the time is in the future, the clock was wrong at the backup.
  if (Math.abs(now.getTime() - Date.parse(backupAt)) <= backupDays * dayMs) return [];
  const when = localMinute(backupAt, timeZone);
  return [{ kind: 'backup', upTo, text: (t) => t('server.troubleBackup', { when }) }];
}

function certificateProblems(
  { now, certificate }: Facts,
  { name }: WatchedSite,
  { timeZone }: Locale,
): Problem[] {
  if (!certificate || !('end' in certificate)) return [];
  const { end } = certificate;
  if (end.getTime() - now.getTime() > certificateDays * dayMs) return [];
  const day = localMinute(end.toISOString(), timeZone);
  const text: Text = (t) => t('server.troubleCertificate', { site: name, day });
  return [{ kind: 'certificate', upTo: now.toISOString(), text }];
}
