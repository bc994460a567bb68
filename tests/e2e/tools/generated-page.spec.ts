import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { marker } from '../../workshop/fuzz/hostile-values.ts';
import { visitPage } from '../../workshop/fuzz/visit-page.ts';

/* The check of generated pages must report failures: these pages have some. */
const hydrated = '<html data-hydrated><main>Words.';
const pages: Record<string, string> = {
  '/good': hydrated,
  '/script': `${hydrated}<script>window.${marker} = 1</script>`,
  '/handler': `${hydrated}<p onclick="go()">Go</p>`,
  '/address': `${hydrated}<a href=" JavaScript:go()">Go</a>`,
  '/request': `${hydrated}<img src="http://hostile.invalid/a.png">`,
  '/exception': `${hydrated}<script>throw new Error('It broke.')</script>`,
  '/empty': '<html data-hydrated><main> </main>',
  '/broken-form': `${hydrated}<form method="post" action="/broken"><input name="a"></form>`,
  '/asleep': '<html><main>Words.',
};

const expected: [route: string, fault: RegExp | undefined][] = [
  ['/good', undefined],
  ['/script', /^\/script: a script of the content ran$/],
  ['/handler', /^\/handler: <p> has onclick$/],
  ['/address', /^\/address: <a> leads to {2}JavaScript:go\(\)$/],
  ['/request', /^\/request: a request to http:\/\/hostile\.invalid\/a\.png$/],
  ['/exception', /^\/exception: an exception: It broke\.$/],
  ['/empty', /^\/empty: the page is empty$/],
  ['/broken-form', /^\/broken-form: its form is answered with 500$/],
  ['/missing', /^\/missing: it answers 404$/],
  ['/asleep', /^\/asleep: it is not hydrated after 2000 ms$/],
];

test('each forbidden behaviour of a generated page is reported by one message', async ({ browser }) => {
  const server = createServer((request, response) => {
    const html = pages[request.url ?? ''];
    response.statusCode = request.method === 'POST' ? 500 : html === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html').end(html ?? hydrated);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext();
  // One tab checks them all: an error on one page must not be reported for another.
  const tab = await context.newPage();
  for (const [route, diagnostic] of expected) {
    const { problems } = await visitPage(tab, address, route, { patience: 2_000 });
    if (diagnostic) expect(problems.join('\n'), route).toMatch(new RegExp(diagnostic.source, 'm'));
    else expect(problems, route).toEqual([]);
  }
  await context.close();
  server.close();
});
