import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openStudio, type TestStudio } from './support/open-studio.ts';

/** Requests a browsed page. @param headers those that a browser sets itself; `fetch` would replace them */
function ask(
  address: URL,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; policy: string; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => {
        const policy = String(answer.headers['content-security-policy']);
        resolve({ status: answer.statusCode!, policy, body });
      });
    });
    asked.on('error', reject).end();
  });
}

async function browse(studio: TestStudio, file: string): Promise<URL> {
  const answer = await studio.get(`/_studio/browse?file=${file}`);
  return new URL(((await answer.json()) as { address: string }).address);
}

test('a browsed page has another origin, and only the studio shows it', async () => {
  const studio = await openStudio('bakery');
  const address = await browse(studio, 'pages-config/brote.json');
  expect(address.pathname).toBe('/brote');
  expect(address.port).not.toBe(String(studio.port));
  const { cookie } = studio;
  const framed = { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' };
  const page = await ask(address, framed);
  expect(page.status).toBe(200);
  expect(page.policy).toContain(`frame-ancestors http://localhost:${studio.port}`);
  expect(page.policy).toContain("form-action 'none'");
  expect(page.policy).toContain("connect-src 'self';");
  const shell = await studio.get('/');
  expect(shell.headers.get('content-security-policy')).toContain(`frame-src 'self' ${address.origin};`);
  // Neither the page's scripts nor other websites reach the other server.
  const refused: [Record<string, string>, string?][] = [
    [{ cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    [{ cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    [{ cookie, host: `example.org:${address.port}` }],
    [{ cookie, origin: `http://localhost:${studio.port}` }],
    [{ cookie, origin: address.origin, 'sec-fetch-site': 'same-site' }, 'POST'],
  ];
  for (const [headers, method] of refused) expect((await ask(address, headers, method)).status).toBe(403);
  expect((await ask(address, { 'sec-fetch-site': 'none' })).status).toBe(401);
  const own = { cookie, origin: address.origin, 'sec-fetch-site': 'same-origin' };
  expect((await ask(new URL('/api/forms/feier', address), own, 'POST')).status).toBe(405);
  for (const outside of ['/assets/..%2Fmanifest.json', '/_studio/assets/..%2F..%2Fpackage.json', '/nothing'])
    expect((await ask(new URL(outside, address), framed)).status, outside).toBe(404);
  expect((await studio.get('/', { 'sec-fetch-site': 'same-site', origin: address.origin })).status).toBe(403);
  await studio.close();
});

test('a browsed page has the unsaved values, and its files; a section with an error is missing', async () => {
  const studio = await openStudio('bakery');
  const file = 'pages-config/index.json';
  const { cookie } = studio;
  const address = await browse(studio, file);
  const edit = async (path: (string | number)[], value: unknown) => {
    const { state } = await studio.page(file);
    const change = {
      edit: { kind: 'set', path, value },
      version: state.version,
      row: '',
      description: 'Changed',
    };
    await studio.send('/_studio/edit', { page: file, file, ...change });
  };
  await edit(['sections', 0, 'title'], 'Nie gespeichert');
  const { body } = await ask(address, { cookie });
  expect(body).toContain('Nie gespeichert');
  const read = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(body)![1]!;
  for (const name of ['data-page', 'data-site', 'data-code', 'data-later', 'data-styles', 'src'])
    expect((await ask(new URL(read(name), address), { cookie })).status, name).toBe(200);
  const data = await ask(new URL(read('data-page'), address), { cookie });
  expect(JSON.parse(data.body)).toMatchObject({ version: read('data-version'), build: read('data-build') });
  await edit(['sections', 0, 'title'], 7);
  const broken = (await ask(address, { cookie })).body;
  expect(broken).not.toContain('Nie gespeichert');
  expect(broken).toContain('Frieda');
  expect(studio.failures).toEqual([]);
  await studio.close();
});

test('an address leads to the file of its page; other files are browsed on a page that shows them', async () => {
  const studio = await openStudio('bakery');
  const target = async (address: string) =>
    (await studio.get(`/_studio/browse?address=${encodeURIComponent(address)}`)).json();
  expect(await target('/brote/?a=b#weizen')).toEqual({
    file: 'pages-config/brote.json',
    rest: '?a=b#weizen',
  });
  expect(await target('/nirgends')).toEqual({ refused: 'There is no page at /nirgends.' });
  expect((await browse(studio, 'pages-config/_forms/feier.json')).pathname).toBe('/feier');
  expect((await browse(studio, 'pages-config/_site.json')).pathname).toBe('/');
  expect((await browse(studio, 'pages-config/_not-found.json')).pathname).toBe('/404');
  await studio.close();
});

test('a form is browsed with its unsaved questions, also by its script', async () => {
  const studio = await openStudio('bakery');
  const { cookie } = studio;
  const file = 'pages-config/_forms/feier.json';
  const { state } = await studio.page(file);
  const edit = {
    kind: 'set',
    path: ['schema', 'properties', 'Telefon', 'title'],
    value: 'Unter welcher Nummer?',
  };
  const change = { page: file, file, edit, version: state.version, row: '', description: 'Changed' };
  expect((await studio.send('/_studio/edit', change)).refused).toBeUndefined();
  const address = await browse(studio, file);
  const { body } = await ask(address, { cookie });
  expect(body).toContain('Unter welcher Nummer?');
  const names = / data-code="([^"]+)"/.exec(body)![1]!.split(' ');
  const code = await Promise.all(names.map((name) => ask(new URL(name, address), { cookie })));
  const script = /feier-[0-9a-f]{7}\.js/.exec(code.map((each) => each.body).join(''))![0];
  const compiled = (await ask(new URL(`/assets/${script}`, address), { cookie })).body;
  expect(compiled).toContain('Unter welcher Nummer?');
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compiled)}`
  )) as object;
  expect(Object.keys(module).toSorted()).toEqual(['definition', 'validators', 'version']);
  expect(studio.failures).toEqual([]);
  await studio.close();
});
