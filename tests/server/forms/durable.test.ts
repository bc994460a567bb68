import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from './support/child.ts';
import { pdf } from './support/documents.ts';
import { enquiry } from './support/test-server.ts';

/** Only a trace of system calls shows this: the page cache survives kill -9. */
test('acknowledged data is on disk before the response is written', { timeout: 60_000 }, async ({ skip }) => {
  const tracer = traceOptions();
  if (!tracer) return skip('strace is not there, or may not trace here.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'durable-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const trace = path.join(dataDir, 'trace');
  const child = await startChild(path.join(dataDir, 'data'), { before: [...tracer, '-o', trace] });
  const form = new FormData();
  form.append('authors', JSON.stringify([{ firstName: 'Asha', email: 'a@b.c' }]));
  form.append('document', new Blob([pdf]), 'a.pdf');
  const answers = [
    await fetch(`${child.address}/api/forms/term-paper`, { method: 'POST', body: form }),
    await fetch(`${child.address}/api/forms/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const pid = /^(\d+)/.exec(await readFile(trace, 'utf8'))?.[1];
  process.kill(Number(pid), 'SIGTERM');
  await once(child.process, 'exit');

  const steps = (await readFile(trace, 'utf8')).split('\n').flatMap((line) => parseStep(line) ?? []);
  const answered = steps.indexOf('answer');
  const first = steps.slice(steps.indexOf('flush file'), answered);
  expect(first).toEqual([
    'flush file',
    'flush incoming',
    'flush log',
    'rename',
    'flush uploads',
    'flush incoming',
  ]);
  expect(steps.slice(answered + 1, steps.indexOf('answer', answered + 1))).toEqual(['flush log']);
});

function traceOptions(): string[] | undefined {
  const tracer = 'strace';
  const calls = ['fsync', 'fdatasync', 'rename', 'renameat', 'renameat2', 'write', 'writev', 'sendto'];
  const options = ['-f', '-y', '-e', `trace=${calls.join()}`];
  try {
    execFileSync(tracer, [...options, 'true'], { stdio: 'ignore' });
    return [tracer, ...options];
  } catch {
    return undefined;
  }
}

/** The step of a submission in a line of the trace; a call that waited counts at its end. */
function parseStep(line: string): string | undefined {
  if (/\b(write|writev|sendto)\(.*HTTP\/1\.1 201/.test(line)) return 'answer';
  if (/\brename(at2?)?\(.*uploads/.test(line)) return 'rename';
  const flushed = /\bf(?:data)?sync\(\d+<([^>]*)>/.exec(line)?.[1];
  if (flushed?.endsWith('.pdf')) return 'flush file';
  if (flushed?.endsWith('/tmp')) return 'flush incoming';
  if (flushed?.endsWith('/uploads')) return 'flush uploads';
  return flushed?.endsWith('-wal') ? 'flush log' : undefined;
}
