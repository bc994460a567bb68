/** @module-tag long */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { percentile } from '../../workshop/torture/load/offer.ts';
import { mostMemory, cpuSeconds } from '../../workshop/torture/load/usage.ts';
import { startServer } from '../../workshop/torture/start-server.ts';
import { root } from '../../helpers/project.ts';
import { createBuiltSite } from '../built.ts';

const count = 100_000;

/** A site with this number of pages, in memory if possible, and of old addresses. */
function largeSite(): string {
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'large-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const redirects = Array.from({ length: count }, (_, page) => ({
    from: `/old/${page}`,
    to: pageRoute(page),
  }));
  cpSync(createBuiltSite({ redirects }), folder, { recursive: true });
  for (let page = 0; page < count; page += 1) {
    const place = path.join(folder, 'dist', pageRoute(page));
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'index.html'), pageText(page));
  }
  return folder;
}

function pageRoute(page: number): string {
  return `/page/${page % 100}/${page}`;
}

function pageText(page: number): string {
  return `<!doctype html><title>Page ${page}</title>${`<p>What page ${page} says.</p>\n`.repeat(60)}`;
}

/** Starts a server of a site. @returns the server, and the CPU seconds of the start */
async function timedStart(site: string) {
  const server = await startServer({ engine: root, site, env: { DATA_DIR: path.join(site, 'data') } });
  onTestFinished(async () => void (await server.end()));
  return { server, cpu: cpuSeconds(server.pid) };
}

test(
  `a site of ${count} pages and as many old addresses starts and answers like a small one`,
  { timeout: 300_000 },
  async () => {
    const small = await timedStart(createBuiltSite());
    await fetch(small.server.address);
    const memory = mostMemory(small.server.pid) ?? 0;
    const large = await timedStart(largeSite());
    const { server } = large;
    const times: number[] = [];
    const asked = Array.from({ length: 3000 }, (_, each) => (each * 7919) % count);
    // The client requests each page once, as a search engine does, and most of them again.
    for (const page of [...asked, ...asked.slice(500)]) {
      const began = performance.now();
      const answer = await fetch(`${server.address}${pageRoute(page)}`);
      expect([answer.status, (await answer.text()) === pageText(page)]).toEqual([200, true]);
      times.push(performance.now() - began);
    }
    const moved = await fetch(`${server.address}/old/99999`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, pageRoute(99_999)]);
    expect((await fetch(`${server.address}/page/1/${count + 1}`)).status).toBe(404);
    // CPU time and the median hardly depend on other programs on the machine.
    expect(large.cpu).toBeLessThan(small.cpu + 1);
    expect(mostMemory(large.server.pid)).toBeLessThan(memory + 100);
    expect(percentile(times, 0.5)).toBeLessThan(25);
  },
);
