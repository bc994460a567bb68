import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded ahead of a program that is measured (node --import): as it ends, it writes what the whole process took, its threads
 * included, into the folder that it is told. No program of the system does that everywhere.
 */
const folder = process.env['BENCH_USAGE'];
if (folder && isMainThread)
  process.once('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
