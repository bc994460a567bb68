import type { Metric, MetricSample } from './exposition.ts';

/** Counts responses by status and duration. */
export interface RequestMetrics {
  /** Counts a response. */
  observe(status: number, seconds: number): void;
  metrics(): Metric[];
}

/** The upper bounds of the histogram in seconds: the usual ones, and one for long uploads. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Counts responses by status class, with their duration. */
export function requestMetrics(): RequestMetrics {
  const classes = new Map<string, number>();
  const buckets = bounds.map(() => 0);
  let [sum, count] = [0, 0];
  return {
    observe: (status, seconds) => {
      const name = `${Math.floor(status / 100)}xx`;
      classes.set(name, (classes.get(name) ?? 0) + 1);
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) buckets[index]! += 1;
      sum += seconds;
      count += 1;
    },
    metrics: () => [
      {
        name: 'http_requests_total',
        help: 'Answered requests by class of status.',
        type: 'counter',
        samples: [...classes].sort().map(([status, value]) => ({ labels: { status }, value })),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Duration of requests, uploads included.',
        type: 'histogram',
        samples: [
          ...cumulative(buckets, count),
          { value: sum, suffix: '_sum' },
          { value: count, suffix: '_count' },
        ],
      },
    ],
  };
}

/** In this format, each bucket includes the smaller ones. */
function cumulative(buckets: readonly number[], count: number): MetricSample[] {
  let total = 0;
  const samples = bounds.map((bound, index): MetricSample => {
    total += buckets[index]!;
    return { labels: { le: String(bound) }, value: total, suffix: '_bucket' };
  });
  return [...samples, { labels: { le: '+Inf' }, value: count, suffix: '_bucket' }];
}
