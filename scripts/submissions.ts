import { createInterface } from 'node:readline/promises';
import { loadEnvFile } from '../src/server/config/env-file.ts';
import { submissionsCommand } from '../src/server/owner-cli/command.ts';
import { rootsOfCall } from './roots.ts';

const { stdin, stdout, stderr } = process;
// Whoever reads the output may have seen enough, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const {
  roots: { site },
  rest,
} = rootsOfCall();
loadEnvFile(site);
process.exitCode = await submissionsCommand(site, rest, process.env, {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  columns: stdout.columns || 80,
  ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
});

async function ask(question: string): Promise<string> {
  using lines = createInterface({ input: stdin, output: stdout });
  return await lines.question(question);
}
