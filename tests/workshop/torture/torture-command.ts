import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext, ExitCode } from '../../../src/command/command.ts';
import { builtSiteFile } from '../../../src/core/page/built-site.ts';
import { scenarios } from './scenarios.ts';
import { tortureOptions, type TortureValues } from './options.ts';
import { runScenarios } from './run-scenarios.ts';
import { sqliteOnDisk } from './store-kind.ts';
import { scenarioTable } from './table.ts';

/**
 * Injects faults, and reports broken promises of the server.
 * @returns the exit code: 1 if something was lost
 */
export async function tortureCommand({
  roots: { engine, site },
  values,
  out,
  err,
}: CommandContext<TortureValues>): Promise<ExitCode> {
  const say = (line: string) => err(`${line}\n`);
  const options = tortureOptions(
    values,
    scenarios.map(({ name }) => name),
  );
  const wanted = scenarios.filter(({ name }) => options.only?.includes(name) ?? true);
  const isBuilt = existsSync(path.join(site, 'dist', builtSiteFile));
  if (!isBuilt) say(`${path.join(site, 'dist')} holds no built site: loads ask for small pages.`);
  const rows = await runScenarios(
    wanted,
    {
      engine,
      content: site,
      built: isBuilt ? site : undefined,
      store: sqliteOnDisk,
      scale: options.long ? 'long' : 'short',
      seconds: options.seconds,
      say,
    },
    options,
  );
  out(`${options.json ? JSON.stringify(rows, null, 2) : scenarioTable(rows)}\n`);
  return rows.some(({ lost }) => lost.length > 0) ? 1 : 0;
}
