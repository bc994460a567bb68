import { setTimeout as pause } from 'node:timers/promises';
import { restartedServer } from '../restarted-server.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { uploadThenSend, type UploadedSubmission } from '../upload-then-send.ts';
import { startServer } from '../start-server.ts';
import { createSubmission } from '../visitors.ts';

/** The number of concurrent uploads. */
const files = 4;

/** Uploads continue where they were when the server was killed. */
export const ahead: Scenario = {
  name: 'ahead',
  promise: 'An interrupted upload continues, and its file is stored once',
  fault: 'kill -9 during the upload',
  unit: 'kills',
  cases: { short: 1, long: 50 },
  attempt: async (torture, { random, folder }) => {
    const { scale } = torture;
    const { start, read } = await restartedServer(torture, folder);
    const ledger = new Ledger();
    const lost: string[] = [];
    const kills = scale === 'long' ? 10 : 2;
    // The short run scales files and pauses by the same factor, so that kills also happen during uploads.
    const share = scale === 'long' ? 1 : 0.25;
    const sent = Array.from({ length: files }, (): UploadedSubmission => {
      const submission = createSubmission(random, Math.round(share * (500_000 + random.below(1_500_000))));
      return { submission: { ...submission, file: submission.file! } };
    });
    for (let number = 0; number <= kills; number += 1) {
      const server = await startServer(start);
      lost.push(...ledger.compare(await read()));
      const answers = Promise.all(sent.map((each) => uploadThenSend(server.address, each, ledger)));
      // The server is not killed after the last start, so all files arrive.
      if (number < kills) await pause(share * random.below(600));
      else await answers;
      await server.end(number < kills ? 'SIGKILL' : 'SIGTERM');
      lost.push(...(await answers).flatMap(({ fault }) => fault ?? []));
    }
    if (ledger.size !== files)
      lost.push(`Of ${files} submissions ${ledger.size} were acknowledged in the end.`);
    lost.push(...ledger.compare(await read()));
    return { tried: kills, lost: [...new Set(lost)] };
  },
};
