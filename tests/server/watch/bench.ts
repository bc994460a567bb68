import type { SendMailOptions } from 'nodemailer';
import type { LoadStatus } from '../../../src/server/load-state.ts';
import { createHealth, type ServerCondition } from '../../../src/server/health/health.ts';
import type { CertificateEnd } from '../../../src/server/watch/certificate.ts';
import { mailChannel } from '../../../src/server/watch/channels.ts';
import { createWatch, type Watch, type WatchOptions } from '../../../src/server/watch/watch.ts';
import { englishIn } from '../../helpers/english.ts';
import { definitions } from '../forms/support/definitions.ts';
import type { TestStore } from '../store/test-store.ts';

const minute = 60_000;

export interface WatchBench {
  watch: Watch;
  clock: { now: number };
  /** The messages that the mail server has accepted. */
  letters: SendMailOptions[];
  /** The behaviour of the mail server and the disk. */
  world: {
    refuses: boolean;
    free: number;
    load: LoadStatus;
    isDamaged: boolean;
    certificate: CertificateEnd | undefined;
  };
  log: { level: string; message: string }[];
  /** Advances time and checks once a minute, or in other steps. */
  pass(minutes: number, step?: number): Promise<void>;
  subjects(): unknown[];
}

/** 06:00 in the time zone of the bench, UTC+5:30: an hour before the report. */
export const early = Date.parse('2026-11-23T00:30:00.000Z');

/** A watch of a store, with the test's own clock, disk and mail server; without problems at the start. */
export function watchBench(store: TestStore, changes: Partial<WatchOptions> = {}): WatchBench {
  const clock = { now: early };
  const world: WatchBench['world'] = {
    refuses: false,
    free: 5e10,
    load: 'ok',
    isDamaged: false,
    certificate: undefined,
  };
  const letters: SendMailOptions[] = [];
  const log: WatchBench['log'] = [];
  const now = () => new Date(clock.now);
  const note = (level: string) => (_event: object, message: string) => void log.push({ level, message });
  const both = { warn: note('warn'), error: note('error') };
  const condition = createHealth({
    store,
    definitions,
    unaddressed: [],
    reserve: 100e6,
    load: () => world.load,
    isDamaged: () => world.isDamaged,
    now,
    log: both,
    free: () => Promise.resolve(world.free),
    cacheMs: 0,
  });
  const send = (message: SendMailOptions): Promise<void> => {
    if (world.refuses) return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    letters.push(message);
    return Promise.resolve();
  };
  const forms = definitions.map((form) => (form.id === 'order' ? { ...form, keepDays: 1 } : form));
  const watch = createWatch({
    store,
    site: { name: 'example.org', forms: forms, unaddressed: ['order'], backupDays: 2 },
    locale: englishIn('Asia/Kolkata'),
    condition: (): Promise<ServerCondition> => condition(),
    certificate: () => Promise.resolve(world.certificate),
    channels: [mailChannel(send, 'Example <forms@example.org>', 'owner@example.org')],
    reportHour: 7,
    log: both,
    now,
    ...changes,
  });
  const pass: WatchBench['pass'] = async (minutes, step = 1) => {
    for (let passed = 0; passed < minutes; passed += step) {
      clock.now += step * minute;
      await watch.check();
    }
  };
  return { watch, clock, letters, world, log, pass, subjects: () => letters.map(({ subject }) => subject) };
}
