import type { Metric } from './exposition.ts';
import type { ServerCondition } from './health.ts';

/** The condition of the server as metrics: numbers and names of forms, no personal data. */
export function conditionMetrics(
  { health, figures, backupAt, freeBytes }: ServerCondition,
  now: Date,
): Metric[] {
  const { outbox, submissions = [] } = figures ?? {};
  const checks = Object.entries(health);
  const age = outbox?.oldest === undefined ? 0 : (now.getTime() - Date.parse(outbox.oldest)) / 1000;
  return [
    {
      name: 'site_health',
      help: 'Whether each check of /healthz is ok: 1 or 0.',
      type: 'gauge',
      samples: checks.map(([check, word]) => ({ labels: { check }, value: word === 'ok' ? 1 : 0 })),
    },
    {
      name: 'site_submissions',
      help: 'Stored submissions by form and state; quarantined ones wait for the owner.',
      type: 'gauge',
      samples: submissions.map(({ form, state, count }) => ({ labels: { form, state }, value: count })),
    },
    gauge('site_outbox_waiting', 'Deliveries that wait for their next attempt.', outbox?.waiting),
    gauge(
      'site_outbox_oldest_seconds',
      'Age of the oldest of these, without deferred receipts; 0 if there is none.',
      outbox && age,
    ),
    gauge('site_outbox_refused', 'Deliveries that the mail server has refused with 5xx.', outbox?.refused),
    gauge('site_deliveries_failed', 'Deliveries to the owner that failed permanently.', outbox?.failed),
    gauge(
      'site_last_backup_timestamp_seconds',
      'Unix time of the last backup; absent if there is none.',
      backupAt === undefined ? undefined : Date.parse(backupAt) / 1000,
    ),
    gauge('site_disk_free_bytes', 'Free space on the disk of the data folder.', freeBytes),
  ];
}

/** The process's own resources, under the standard names of Prometheus clients. */
export function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'Unix time of the start of the process.',
      performance.timeOrigin / 1000,
    ),
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time, user and system.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
}

/** @param value undefined if it could not be read: then the metric is left out */
function gauge(name: string, help: string, value: number | undefined): Metric {
  return { name, help, type: 'gauge', samples: value === undefined ? [] : [{ value }] };
}
