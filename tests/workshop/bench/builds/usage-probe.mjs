import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded ahead of a program that is measured (node --import): as it ends, it writes what the whole process took, its threads
 * included, into the folder that it is told. No program of the system does that everywhere.
 */
const folder = process.env['BENCH_USAGE'];
if (folder && isMainThread) {
  const samples = [];
  const sample = () => samples.push([Date.now(), process.memoryUsage.rss() / 2 ** 20]);
  sample();
  // What it holds while it waits for other processes, which leave it the time for this.
  setInterval(sample, 20).unref();
  process.once('exit', () => {
    sample();
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      process: process.pid,
      startedBy: process.ppid,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS / 1024,
      samples,
    };
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
