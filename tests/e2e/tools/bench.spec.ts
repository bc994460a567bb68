import { measureBlockingTimes } from '../../workshop/bench/visits/blocking-time.ts';
import { measureInteractions } from '../../workshop/bench/visits/interaction.ts';
import { findInteractions } from '../../workshop/bench/visits/find-interactions.ts';
import { measureNextPages } from '../../workshop/bench/visits/next-page.ts';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import { expect, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* The bench can measure its browser figures on a built site; bounds are wide, for a busy machine. */

/** Milliseconds of the main thread until the next paint: 25 would be 100 with the CPU slowed down four times. */
const mostProcessor = 50;

eachSite((site) => {
  const { pages, port } = site;
  const address = `http://localhost:${port}`;

  test('navigation to the next page is measured on both connections', async () => {
    const from = pages.find(({ route, hasDialog }) => route !== '/' && !hasDialog)!;
    const subject = { name: 'site', address, route: from.route, next: '/' };
    const lines: string[] = [];
    const measures = await measureNextPages([subject], 1, (line) => lines.push(line), 1_000);
    expect(measures.map(({ name }) => name)).toEqual(['next page', 'next page, slow line']);
    expect(lines).toHaveLength(2);
    for (const { runs } of measures) {
      expect(runs[0]?.milliseconds).toBeGreaterThan(0);
      expect(runs[0]?.bytes).toBeGreaterThan(from.html.length / 10);
    }
  });

  test('every kind of control is found on the pages of a site, and is measured', async () => {
    const all = findInteractions(site);
    expect(new Set(all.map(({ selector }) => selector)).size).toBe(all.length);
    for (const { id } of listPlacedForms(site))
      expect(all.some(({ selector }) => selector.includes(`"${id}"`))).toBe(true);
    const typed = all.find(({ letters }) => letters)!;
    const pressed = all.find(({ letters, isList, route }) => !letters && !isList && route === typed.route)!;
    const measured = await measureInteractions(address, [typed, pressed], 1, () => undefined);
    expect(measured.map(({ name }) => name)).toEqual([typed.name, pressed.name]);
    for (const { runs } of measured) {
      expect(runs[0]?.milliseconds).toBeGreaterThanOrEqual(16);
      expect(runs[0]?.processor).toBeGreaterThan(0);
      expect(runs[0]?.processor).toBeLessThan(mostProcessor);
    }
  });

  test('the blocking time of a page with a form is measured', async () => {
    const { page } = listPlacedForms(site)[0]!;
    const [measured] = await measureBlockingTimes(address, [page.route], 1, () => undefined);
    expect(measured?.name).toContain(page.route);
    expect(measured?.runs).toHaveLength(1);
    expect(measured?.runs[0]?.milliseconds).toBeGreaterThanOrEqual(0);
  });
}, '@long');
