import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { runVerb } from './run-verb.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { engine } from './engine.ts';
import { journalPage, writeJournal } from './small-journal.ts';

export const doi = '10.5555/jf.rain';

const text = `## What was heard

Rain, for three weeks, on a roof of tin ([Bisht, 2021](#ref-1)): Table 1 has its level.[^gauge]

Table 1. The level of the rain, by hour.

| Hour | Level in dB |
| ---- | ----------: |
| 1    |          41 |
| 2    |          62 |

## What was learnt

It was loud.

[^gauge]: The gauge stood in the yard.
`;

/** A journal on disk with a paper that uses every property, edited, built and served as its editors would. */
export interface ServedJournal {
  site: TestSite;
  roots: { engine: string; site: string };
  /**
   * Assigns missing numbers, stores the records of a day, writes the deposits, builds the site and serves it.
   */
  publish(day: string): Promise<void>;
  /** Runs a command on the content, by its arguments. */
  content(...args: string[]): Promise<void>;
  /** The address of the server. */
  address(): string;
  get(route: string): Promise<{ status: number; location: string | null; text: string }>;
  end(): Promise<void>;
}

export function servedJournal(): ServedJournal {
  const site = createTestSite();
  const roots = site.roots;
  let server: RunningServer | undefined;
  write(site);
  return {
    site,
    roots,
    publish: async (day) => {
      await server?.stop();
      for (const verb of ['assign', 'records', 'deposits']) await journal(roots, day, verb);
      await site.build({ share: true, old: true });
      server = await startServer(site);
    },
    content: async (...args) => {
      const result = await site.run('content', ...args);
      expect(result).toEqual({ ...result, code: 0 });
    },
    address: () => server!.address,
    get: async (route) => {
      const answer = await fetch(server!.address + route, { redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
    end: async () => {
      await server?.stop();
      site.remove();
    },
  };
}

interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Serves the built site, as its owner would. */
async function startServer(site: TestSite): Promise<RunningServer> {
  const args = [path.join(engine, 'scripts/pagewright.mjs'), 'serve', '--port', '0', '--site', site.root];
  const env = { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production', VITEST: '' };
  const child = spawn(process.execPath, args, { cwd: site.root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  while (!output.includes('The site is at ')) output += String((await once(child.stdout, 'data'))[0]);
  return {
    address: /The site is at (\S+)/.exec(output)![1]!,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function write(site: TestSite): void {
  const at = (file: string) => path.join(site.root, 'pages-config', file);
  writeJournal(site);
  site.write('_not-found.json', journalPage([{ type: 'page-head', title: 'Nothing is here' }], 'Nothing'));
  site.replace(
    '_site.json',
    '"started"',
    '"doiPrefix": "10.5555", "doiPattern": "jf.{year}.{number}", "crossmarkPolicy": "10.5555/corrections", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
  );
  site.replace(
    'journal/v1/i1/rain.json',
    '"received"',
    `"doi": "${doi}", "text": "rain.md",
      "references": ["Bisht, R. (2021). The bus that lent books. Hill Schools Review, 4, 11–29."],
      "versions": [
        { "date": "2025-07", "changes": "As first published.", "file": "journal/v1/i1/rain-1.pdf" },
        { "date": "2025-09", "changes": "A sentence on gutters was added." }
      ],
      "supplements": [{ "label": "Readings", "file": "journal/v1/i1/rain-readings.csv", "description": "Each hour of rain." }],
      "received"`,
  );
  site.write('journal/v1/i1/rain.md', text);
  site.write('journal/v1/i1/rain-readings.csv', 'hour,millimetres\n1,0.4\n');
  cpSync(at('journal/v1/i1/rain.pdf'), at('journal/v1/i1/rain-1.pdf'));
}

async function journal(roots: ServedJournal['roots'], day: string, ...argv: string[]): Promise<void> {
  const { text: output, code } = await runVerb(roots, argv, { now: new Date(day) });
  expect({ output, code }).toEqual({ output, code: 0 });
}
