import { ownRoot } from '../site-build/code/code-places.ts';
import { generate, generatedCode } from '../site-build/generate/generate.ts';
import { compareReleased, writeReleased } from '../site-build/generate/released-file.ts';
import { compareGenerated } from '../site-build/generate/sync-generated.ts';
import type { CommandContext, ExitCode } from '../command/command.ts';

/** Writes the generated files, or lists the outdated ones. */
export async function generateCommand({
  roots,
  values,
  out,
  err,
}: CommandContext<{ check?: boolean | undefined }>): Promise<ExitCode> {
  const root = ownRoot(roots);
  const printLines = (write: (text: string) => void, lines: readonly string[]) =>
    write(lines.map((line) => `${line}\n`).join(''));
  if (values.check) {
    const { outdated, stale } = await compareGenerated(root, await generatedCode(roots));
    const { isFresh, problems } = await compareReleased(roots);
    const hint = 'run `npm run generate` and commit the result.';
    printLines(err, [
      ...outdated.map((file) => `${file.path} differs from its schema: ${hint}`),
      ...stale.map((file) => `${file} has no schema any more: ${hint}`),
      ...problems,
      ...(isFresh ? [] : [`The released schemas differ from the current ones: ${hint}`]),
    ]);
    return outdated.length + stale.length > 0 || !isFresh ? 1 : 0;
  }
  const { outdated, stale } = await generate(roots);
  printLines(out, [
    ...outdated.map((file) => `wrote ${file.path}`),
    ...stale.map((file) => `removed ${file}`),
  ]);
  const released = await compareReleased(roots);
  printLines(err, released.problems);
  if (!released.isFresh && released.problems.length === 0) await writeReleased(root, released);
  return 0;
}
