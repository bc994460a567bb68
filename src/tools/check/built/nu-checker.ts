import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** For a run of seconds, thorough compilation and collectors with threads cost more than they bring. */
const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** What the checker says that this project does not follow, by its exact words. */
const waived: Record<string, string> = {
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.':
    'React writes them so, and always with quotes around values',
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
  /** A line for each thing to fix, with its file and place. */
  faults: string[];
  /** Files that were looked at. */
  checked: number;
}

/** Whether the machine has a Java; the package of the checker would download one, which nothing here lets it do. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Has the Nu Html Checker, the one behind validator.w3.org, read HTML and SVG files. Errors and warnings count alike.
 * Style sheets are left out: it does not know `@container` or `@starting-style`.
 * @param folders where the files are; everything below is read
 * @throws when the checker itself fails
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
  if (error || !stdout) throw error ?? new Error(`The checker said nothing. ${stderr}`);
  return { faults: faultsIn(stdout, folders), checked: files.length };
}

/**
 * What is to be fixed of a report of the checker.
 * @param report its JSON
 * @param folders are left out of the names of files
 * @throws when it is no report
 */
export function faultsIn(report: string, folders: readonly string[]): string[] {
  const { messages } = JSON.parse(report) as { messages: Message[] };
  const told = messages.filter(({ message }) => !(message in waived));
  return told.map(({ url = '', lastLine = 0, lastColumn = 0, message, extract = '' }) => {
    const file = url.replace(/^file:/, '');
    const folder = folders.find((each) => file.startsWith(each));
    const name = folder ? path.relative(folder, decodeURIComponent(file)) : file;
    return `${name}:${lastLine}:${lastColumn} ${message}\n    ${extract.replaceAll(/\s+/g, ' ').trim()}`;
  });
}
