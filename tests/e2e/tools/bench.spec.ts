import { interactionsOf, measureInteractions } from '../../../src/tools/bench/visits/interaction.ts';
import { measureNextPages } from '../../../src/tools/bench/visits/next-page.ts';
import { expect, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* What the bench measures in a browser comes about on a built site; how long it takes is no matter here. */

eachSite((site) => {
  const { pages, port, navigation } = site;
  const address = `http://localhost:${port}`;

  test('the way to the next page is measured on both lines', async () => {
    const from = pages.find(({ route, hasDialog }) => route !== '/' && !hasDialog)!;
    const subject = { name: 'site', address, route: from.route, next: '/' };
    const said: string[] = [];
    const measures = await measureNextPages([subject], 1, (line) => said.push(line), 1_000);
    expect(measures.map(({ name }) => name)).toEqual(['next page', 'next page, slow line']);
    expect(said).toHaveLength(2);
    for (const { runs } of measures) {
      expect(runs[0]?.milliseconds).toBeGreaterThan(0);
      expect(runs[0]?.bytes).toBeGreaterThan(from.html.length / 10);
    }
  });

  test('what can be done on a site is found by what its pages hold, and is measured', async () => {
    const all = interactionsOf(site);
    const typed = all.filter(({ letters }) => letters);
    expect(typed.length).toBeGreaterThan(0);
    const [first] = navigation.some(({ items }) => items) ? all : typed;
    const [measured] = await measureInteractions(address, [first!], 1, () => undefined);
    expect(measured?.runs[0]).toBeGreaterThanOrEqual(16);
  });
});
