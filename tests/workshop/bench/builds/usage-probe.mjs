import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/* Loaded before a measured program (node --import): writes the resources of the whole process, threads included,
   into the folder BENCH_USAGE at its end. No system program does that on every platform. */
const folder = process.env['BENCH_USAGE'];
if (folder && isMainThread) {
  const samples = [];
  const sample = () => samples.push([Date.now(), process.memoryUsage.rss() / 2 ** 20]);
  sample();
  // Samples memory while the program waits for other processes.
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
