import { REDIRECTS } from '../../../src/authoring/moves/redirect-file.ts';
import { siteReport } from '../site-fixture.ts';
import type { BrokenCase } from './case.ts';

export const makeReport = siteReport;

/** The file of redirects, an entry on each line from the second on. */
function redirects(name: string, entries: object[], report: string[], two?: string): BrokenCase {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const file = `{ "redirects": [\n${lines}\n] }`;
  return { name, change: { files: { [REDIRECTS]: file } }, report, ...(two === undefined ? {} : { two }) };
}

/** Redirects to a missing page, in a circle, or away from an existing page. */
export const cases: BrokenCase[] = [
  redirects(
    'redirects to existing pages',
    [
      { from: '/old', to: '/lamps' },
      { from: '/gone', gone: true },
    ],
    [''],
  ),
  redirects('a redirect to an anchor', [{ from: '/old', to: '/terms#returns' }], ['']),
  redirects(
    'a redirect from an existing page',
    [{ from: '/lamps', to: '/visit' }],
    [
      'pages-config/_redirects.json:2:9 redirect-of-page /lamps exists: the redirect has no effect.',
      '  Remove this redirect, or what answers at its address.',
    ],
  ),
  redirects(
    'a redirect from an address of the server',
    [
      { from: '/apis', to: '/visit' },
      { from: '/metrics', to: '/visit' },
    ],
    [
      'pages-config/_redirects.json:3:9 redirect-of-server The server itself answers at /metrics: the redirect has no effect.',
      '  Remove this redirect.',
    ],
  ),
  redirects(
    'a removed address below an address of the server',
    [{ from: '/api/orders', gone: true }],
    [
      'pages-config/_redirects.json:2:9 redirect-of-server The server itself answers at /api/orders: the redirect has no effect.',
      '  Remove this redirect.',
    ],
  ),
  ...['/sw.js', '/assets/app.js', '/hi/404.html'].map((from) =>
    redirects(
      `a redirect from ${from}, which the build writes`,
      [{ from, to: '/visit' }],
      [
        `pages-config/_redirects.json:2:9 redirect-of-build The build writes ${from}: visitors would be redirected and not get it.`,
        '  Remove this redirect.',
      ],
    ),
  ),
  redirects(
    'a redirect from the file of a page',
    [{ from: '/lamps/index.html', to: '/visit' }],
    [
      'pages-config/_redirects.json:2:9 redirect-of-page /lamps/index.html exists: the redirect has no effect.',
      '  Remove this redirect, or what answers at its address.',
    ],
  ),
  redirects(
    'two redirects from one address',
    [
      { from: '/old', to: '/visit' },
      { from: '/old', gone: true },
    ],
    [
      'pages-config/_redirects.json:3:9 repeated-redirect There is a redirect from /old already.',
      '  Keep one of the two.',
    ],
  ),
  redirects(
    'a redirect to a missing page',
    [{ from: '/old', to: '/lamp' }],
    [
      'pages-config/_redirects.json:2:21 broken-link There is no page /lamp.',
      '  Did you mean "/lamps"? npm run content -- fix does this.',
    ],
  ),
  redirects(
    'a redirect to a missing anchor',
    [{ from: '/old', to: '/terms#retuns' }],
    [
      'pages-config/_redirects.json:2:21 broken-anchor There is no anchor "retuns" on /terms.',
      '  Did you mean "returns"? npm run content -- fix does this.',
    ],
  ),
  redirects(
    'a redirect to another redirect',
    [
      { from: '/oldest', to: '/old' },
      { from: '/old', to: '/visit' },
    ],
    [
      'pages-config/_redirects.json:2:25 redirect-chain /old is redirected itself.',
      '  Write "/visit". npm run validate -- --fix does it.',
    ],
  ),
  redirects(
    'a redirect to another redirect, which leads nowhere: its target is not copied',
    [
      { from: '/oldest', to: '/old' },
      { from: '/old', to: '/nowhere' },
    ],
    [
      'pages-config/_redirects.json:2:25 redirect-chain /old is redirected itself.',
      '  Write "/nowhere".',
      'pages-config/_redirects.json:3:21 broken-link There is no page /nowhere.',
      '  Write pages-config/nowhere.json, or link to a page that exists.',
    ],
    'There are two mistakes.',
  ),
  redirects(
    'a redirect to a removed page',
    [
      { from: '/oldish', to: '/gone' },
      { from: '/gone', gone: true },
    ],
    [
      'pages-config/_redirects.json:2:25 redirect-chain /gone is redirected itself.',
      '  If the page is gone, write "gone": true in place of "to".',
    ],
  ),
  redirects(
    'redirects in a circle',
    [
      { from: '/one', to: '/two' },
      { from: '/two', to: '/one' },
    ],
    [
      'pages-config/_redirects.json:2:21 redirect-loop The redirect from /one leads back to it: /one → /two → /one.',
      '  Redirect one of them to a page.',
    ],
  ),
  redirects(
    'a redirect to itself',
    [{ from: '/one', to: '/one' }],
    [
      'pages-config/_redirects.json:2:21 redirect-loop The redirect from /one leads back to it: /one → /one.',
      '  Redirect one of them to a page.',
    ],
  ),
  redirects(
    'a redirect without a target',
    [{ from: '/one' }],
    [
      'pages-config/_redirects.json:2:1 one-of “Redirect” has none of "to" and "gone".',
      '  Write exactly one of "to" or "gone".',
    ],
  ),
  {
    name: 'a redirect to a download in any folder of _media',
    change: {
      files: { [REDIRECTS]: '{ "redirects": [{ "from": "/old", "to": "/downloads/lists/prices.pdf" }] }' },
      media: [
        { path: 'drawings/lamp.svg', bytes: 900, format: 'svg' },
        { path: 'lists/prices.pdf', bytes: 900, format: 'pdf' },
      ],
    },
    report: [
      'pages-config/_media/lists/prices.pdf:1:1 unused-media (warning) No page uses this file.',
      '  Use it ("lists/prices.pdf"), or remove it.',
    ],
  },
  redirects(
    'a redirect to a drawing as if it were a download',
    [{ from: '/lamp', to: '/downloads/drawings/lamp.svg' }],
    [
      'pages-config/_redirects.json:2:22 broken-link There is no page /downloads/drawings/lamp.svg.',
      '  Write pages-config/downloads/drawings/lamp.svg.json, or link to a page that exists.',
    ],
  ),
  redirects('a redirect to another site', [{ from: '/one', to: 'https://example.org/' }], ['']),
];
