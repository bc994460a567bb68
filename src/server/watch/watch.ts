import type { Locale } from '../../core/messages/locale.ts';
import { toDeliveryError } from '../delivery/delivery-error.ts';
import { longestPause, pauseAfter } from '../delivery/retry.ts';
import { localMinute } from '../format.ts';
import type { ServerCondition } from '../health/health.ts';
import { retentionLimits } from '../retention-limits.ts';
import type { Store } from '../store/store.ts';
import type { CertificateEnd } from './certificate.ts';
import type { OwnerChannel, OwnerMessage } from './channels.ts';
import { claimsIn, type UndoClaim } from './claims.ts';
import type { Facts, WatchedSite } from './facts.ts';
import { findProblems, type Problem } from './problems.ts';
import { alertMail, dailyReportMail, type ReportCounts } from './watch-mails.ts';

/** The dependencies of a watch, which tests replace. */
export interface WatchOptions {
  store: Pick<Store, 'note' | 'setNote' | 'claimNote' | 'receivedBetween' | 'countBefore'>;
  site: WatchedSite;
  locale: Locale;
  condition(): Promise<ServerCondition>;
  /** Returns when the site's certificate expires; undefined for a site without https. */
  certificate(): Promise<CertificateEnd | undefined>;
  /** The channels to the owner; if the list is empty, problems are only logged. */
  channels: readonly OwnerChannel[];
  /** The hour from which the daily report may be sent, 0 to 23, in the site's time zone. */
  reportHour: number;
  log: { warn(event: object, message: string): void; error(event: object, message: string): void };
  now(): Date;
}

/** Checks the server once, and sends what is due. */
export interface Watch {
  /**
   * Checks everything, and reports to the owner.
   * @param signal aborts a mail in progress, which is sent the next time
   * @returns whether to check again soon: a problem may be temporary, and is reported only if it lasts
   */
  check(signal?: AbortSignal): Promise<boolean>;
}

const hourMs = 60 * 60_000;
const sendMs = 2 * 60_000;

/**
 * Watches the server for its owner: a daily report, and a mail as soon as there is a problem. Reports are
 * recorded in the store, so that there is one mail per problem and day, even with several servers and after
 * restarts.
 */
export function createWatch(options: WatchOptions): Watch {
  const { store, site, locale, channels, log, now } = options;
  const claims = claimsIn(store, log);
  let certificate: { at: number; found: CertificateEnd | undefined } | undefined;
  let wasBusy = false;
  let failures = 0;
  let notBefore = -Infinity;

  async function readFacts(): Promise<Facts> {
    const time = now();
    if (!certificate || Math.abs(time.getTime() - certificate.at) >= hourMs)
      certificate = { at: time.getTime(), found: await options.certificate() };
    return { now: time, condition: await options.condition(), certificate: certificate.found };
  }

  /**
   * The problems that last. A store that is busy in only one check is no problem: the owner's own command may
   * lock it for some seconds, and a disk may be slow.
   */
  function lastingProblems(
    problems: readonly Problem[],
    { condition: { health } }: Facts,
  ): { problems: readonly Problem[]; mayPass: boolean } {
    const isBusy = [health.store, health.files].some((word) => word === 'busy' || word === 'hung');
    const mayPass = isBusy && !wasBusy;
    wasBusy = isBusy;
    return {
      problems: mayPass ? problems.filter(({ kind }) => !/ (busy|hung)$/.test(kind)) : problems,
      mayPass,
    };
  }

  /**
   * Whether a pause is in progress. A time further ahead than the longest pause means that the clock was set
   * back.
   */
  function isPausing(time: Date): boolean {
    const remainingMs = notBefore - time.getTime();
    return remainingMs > 0 && remainingMs <= longestPause;
  }

  /** The counts of the report; empty if the store does not answer. */
  async function readCounts(time: Date): Promise<ReportCounts> {
    try {
      return {
        received: await store.receivedBetween(
          new Date(time.getTime() - 24 * hourMs).toISOString(),
          time.toISOString(),
        ),
        overdue: await store.countBefore(retentionLimits(site.forms, time)),
      };
    } catch (error) {
      log.error({ err: error }, 'the received submissions can’t be counted');
      return {};
    }
  }

  async function sendDailyReport(
    facts: Facts,
    problems: readonly Problem[],
    day: string,
    signal: AbortSignal,
  ) {
    const at = facts.now.toISOString();
    if (channels.length === 0) return;
    const undo = await claims.take('daily-report', { value: day, at });
    if (!undo) return;
    const report = { facts, problems, counts: await readCounts(facts.now) };
    const message = dailyReportMail(report, `report.${day}`, site, locale);
    if (!(await send(message, [undo], signal))) return;
    // Problems in the report are not reported again.
    for (const { kind, upTo } of problems) await claims.set(`told ${kind}`, { value: day, at: upTo });
  }

  async function sendAlert(problems: readonly Problem[], day: string, signal: AbortSignal) {
    const newProblems: Problem[] = [];
    const undos: UndoClaim[] = [];
    for (const problem of problems) {
      const undo = await claims.take(`told ${problem.kind}`, { value: day, at: problem.upTo });
      if (!undo) continue;
      log.warn({ trouble: problem.kind }, problem.text(locale.t));
      newProblems.push(problem);
      undos.push(undo);
    }
    if (channels.length === 0 || newProblems.length === 0) return;
    const id = `alert.${day}.${newProblems.map(({ kind }) => kind.replace(' ', '-')).join('.')}`;
    await send(alertMail(newProblems, id, site, locale), undos, signal);
  }

  /** @returns whether at least one channel has accepted it */
  async function send(
    message: OwnerMessage,
    undos: readonly UndoClaim[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(sendMs)]);
    const accepted = await Promise.all(channels.map((channel) => sendBy(channel, message, limit)));
    if (accepted.some(Boolean)) {
      failures = 0;
      return true;
    }
    failures += 1;
    notBefore = now().getTime() + pauseAfter(failures, 1);
    log.error({ failures }, 'the owner could not be notified; the server will retry');
    for (const undo of undos) await undo();
    return false;
  }

  async function sendBy(channel: OwnerChannel, message: OwnerMessage, limit: AbortSignal): Promise<boolean> {
    try {
      await channel.send(message, limit);
      return true;
    } catch (error) {
      log.error(
        { channel: channel.name, code: toDeliveryError(error).code },
        'the owner could not be notified over this channel',
      );
      return false;
    }
  }

  return {
    check: async (signal = new AbortController().signal) => {
      const facts = await readFacts();
      if (isPausing(facts.now)) return false;
      const { problems, mayPass } = lastingProblems(findProblems(facts, site, locale), facts);
      const [day = '', time = ''] = localMinute(facts.now.toISOString(), locale.timeZone).split(' ');
      if (Number(time.slice(0, 2)) >= options.reportHour) await sendDailyReport(facts, problems, day, signal);
      if (!isPausing(facts.now)) await sendAlert(problems, day, signal);
      return mayPass;
    },
  };
}
