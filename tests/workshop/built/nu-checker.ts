import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Options for a run of seconds, in which full compilation and threaded garbage collectors cost more than they
 * gain.
 */
const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** Messages of the checker that this project ignores, by exact text. */
const waived: Record<string, string> = {
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.':
    'React writes the slash, and always puts quotes around values',
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.':
    'HTML also allows it with "expect", which the checker does not know',
};

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

export interface MarkupReport {
  /** One line per error, with file and position. */
  problems: string[];
  /** The number of checked files. */
  checked: number;
}

/** Whether Java is installed. The checker's package would download it, which is not allowed here. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Runs the Nu Html Checker, which is also behind validator.w3.org, on HTML and SVG files. Warnings count like
 * errors. Style sheets are excluded: it does not support `@container` or `@starting-style`.
 * @param folders checked recursively
 * @throws Error if the checker itself fails
 */
export function checkMarkup(folders: readonly string[]): MarkupReport {
  const jar = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const files = folders.flatMap((folder) =>
    globSync('**/*.{html,svg}', { cwd: folder }).map((name) => path.join(folder, name)),
  );
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--also-check-svg'];
  const { stdout, stderr, error } = spawnSync('java', [...shortRun, '-jar', jar, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || !stdout) throw error ?? new Error(`The checker printed no report. ${stderr}`);
  return { problems: listMarkupProblems(stdout, folders), checked: files.length };
}

/**
 * The errors in a report of the checker.
 * @param report the report as JSON
 * @param folders removed from file names
 * @throws Error if the text is not a report
 */
export function listMarkupProblems(report: string, folders: readonly string[]): string[] {
  const { messages } = JSON.parse(report) as { messages: Message[] };
  const reported = messages.filter(({ message }) => !(message in waived));
  return reported.map(({ url = '', lastLine = 0, lastColumn = 0, message, extract = '' }) => {
    const file = url.replace(/^file:/, '');
    const folder = folders.find((each) => file.startsWith(each));
    const name = folder ? path.relative(folder, decodeURIComponent(file)) : file;
    return `${name}:${lastLine}:${lastColumn} ${message}\n    ${extract.replaceAll(/\s+/g, ' ').trim()}`;
  });
}
