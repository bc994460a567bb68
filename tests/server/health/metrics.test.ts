import { expect, test } from 'vitest';
import { exposition } from '../../../src/server/health/exposition.ts';
import { requestMetrics } from '../../../src/server/health/request-metrics.ts';
import { readMetrics } from './read-metrics.ts';

test('responses are counted by class and duration', () => {
  const requests = requestMetrics();
  for (const [status, seconds] of [
    [200, 0.004],
    [201, 0.005],
    [304, 0.02],
    [404, 0.3],
    [503, 90],
  ] as const)
    requests.observe(status, seconds);
  expect(exposition(requests.metrics()))
    .toBe(`# HELP http_requests_total Answered requests by class of status.
# TYPE http_requests_total counter
http_requests_total{status="2xx"} 2
http_requests_total{status="3xx"} 1
http_requests_total{status="4xx"} 1
http_requests_total{status="5xx"} 1
# HELP http_request_duration_seconds Duration of requests, uploads included.
# TYPE http_request_duration_seconds histogram
http_request_duration_seconds_bucket{le="0.005"} 2
http_request_duration_seconds_bucket{le="0.01"} 2
http_request_duration_seconds_bucket{le="0.025"} 3
http_request_duration_seconds_bucket{le="0.05"} 3
http_request_duration_seconds_bucket{le="0.1"} 3
http_request_duration_seconds_bucket{le="0.25"} 3
http_request_duration_seconds_bucket{le="0.5"} 4
http_request_duration_seconds_bucket{le="1"} 4
http_request_duration_seconds_bucket{le="2.5"} 4
http_request_duration_seconds_bucket{le="5"} 4
http_request_duration_seconds_bucket{le="10"} 4
http_request_duration_seconds_bucket{le="60"} 4
http_request_duration_seconds_bucket{le="+Inf"} 5
http_request_duration_seconds_sum 90.329
http_request_duration_seconds_count 5
`);
});

test('labels may contain any character, and a metric without a value is left out', () => {
  const text = exposition([
    {
      name: 'odd',
      help: 'Back\\slash\nand break',
      type: 'gauge',
      samples: [{ labels: { form: 'a"b\\c\nd' }, value: 1e21 }],
    },
    { name: 'nothing', help: 'None', type: 'gauge', samples: [] },
  ]);
  expect(text).toBe(`# HELP odd Back\\\\slash\\nand break
# TYPE odd gauge
odd{form="a\\"b\\\\c\\nd"} 1e+21
`);
  expect([...readMetrics(text).values()]).toEqual([1e21]);
});
