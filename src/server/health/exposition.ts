/** A value of a metric, with its labels; only histograms add a suffix to the name. */
export interface MetricSample {
  labels?: Record<string, string>;
  value: number;
  suffix?: '' | '_bucket' | '_sum' | '_count';
}

/** A metric for Prometheus, with its samples. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: MetricSample[];
}

/** The media type of the text format, version 0.0.4. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Metrics in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats). A metric
 * without samples is left out.
 */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${samples.map((each) => line(name, each)).join('')}`,
    )
    .join('');
}

function line(name: string, { labels = {}, value, suffix = '' }: MetricSample): string {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`,
  );
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}
