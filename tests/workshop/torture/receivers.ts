import { setTimeout as pause } from 'node:timers/promises';
import type { ClockedServer } from './clocked-server.ts';
import type { FailureMode, Receiver } from './servers/failure-mode.ts';
import { mailReceiver } from './servers/mail-receiver.ts';
import { webhookReceiver } from './servers/webhook-receiver.ts';
import type { TortureStore } from './store-kind.ts';

/** The two receivers of deliveries. */
export interface Receivers {
  mail: Receiver;
  webhook: Receiver;
  /** The settings of a server that delivers there. */
  env: Record<string, string>;
  fail(way: FailureMode): Promise<void>;
  /** The submissions without an acknowledged delivery, as sentences. */
  missing(references: readonly string[]): string[];
  close(): Promise<void>;
}

export async function startReceivers(): Promise<Receivers> {
  const [mail, webhook] = await Promise.all([mailReceiver(), webhookReceiver()]);
  const both = [mail, webhook];
  return {
    mail,
    webhook,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls.rejectUnauthorized=false`,
      MAIL_FROM: 'Torture <torture@example.org>',
      DELIVERY_TORTURE_EMAIL: 'owner@example.org',
      DELIVERY_TORTURE_WEBHOOK: `http://127.0.0.1:${webhook.port}/hook`,
      DELIVERY_TORTURE_SECRET: 'whsec_RXhhbXBsZSBvbmx5OiByZXBsYWNlIHRoaXMgc2VjcmV0',
    },
    fail: async (way) => {
      await Promise.all(both.map((receiver) => receiver.fail(way)));
    },
    missing: (references) => {
      const mails = mail.acknowledged.map((raw) => raw.replaceAll('=\r\n', '')).join('\n');
      const calls = webhook.acknowledged.join('\n');
      return references.flatMap((reference) => [
        ...(mails.includes(reference) ? [] : [`${reference} was not mailed.`]),
        ...(calls.includes(reference) ? [] : [`${reference} was not sent to the webhook.`]),
      ]);
    },
    close: async () => {
      await Promise.all(both.map((receiver) => receiver.close()));
    },
  };
}

/** Advances the clock in steps, and waits in each until due deliveries were tried. In simulated milliseconds. */
export async function passTime(
  server: ClockedServer,
  { from, to, step }: { from: number; to: number; step: number },
  receivers: Receivers,
  waiting: (at: string) => ReturnType<TortureStore['waiting']>,
): Promise<void> {
  for (let now = from; now < to; now += step) {
    await server.setClock(now + step);
    await settle(now + step, receivers, waiting);
  }
}

/** Waits until no delivery is pending. @returns the number of pending ones after half a minute */
export async function leftAfterAWhile(
  waiting: (at: string) => ReturnType<TortureStore['waiting']>,
  now: number,
): Promise<number> {
  for (const began = performance.now(); ; await pause(20)) {
    const { waiting: left } = await waiting(new Date(now).toISOString());
    if (left === 0 || performance.now() - began > 30_000) return left;
  }
}

/** Waits until nothing is due and no connection is open: three seconds at most, because blocked ones may stay. */
async function settle(
  now: number,
  { mail, webhook }: Receivers,
  waiting: (at: string) => ReturnType<TortureStore['waiting']>,
): Promise<void> {
  const at = new Date(now).toISOString();
  let quiet = 0;
  for (const began = performance.now(); performance.now() - began < 3000 && quiet < 2;) {
    await pause(3);
    const { due } = await waiting(at);
    quiet = due === 0 && mail.connections() + webhook.connections() === 0 ? quiet + 1 : 0;
  }
}
