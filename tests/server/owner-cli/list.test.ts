import { expect, test } from 'vitest';
import { formatTable, type Column } from '../../../src/server/owner-cli/table.ts';
import { call, storeAll } from './call.ts';
import { describeAboveStores, openFreshStore } from '../store/store-kinds.ts';

describeAboveStores('the list of a store $name', (kind) => {
  test('the list fits a terminal of 80 characters', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'list', { columns: 80 })).toEqual({
      code: 0,
      err: '',
      out: `Reference  Form        Received (UTC)    State        Delivery
GGGG-7777  order       2026-11-23 06:00  quarantined  honeypot, too-fast
FFFF-6666  term-paper  2026-11-22 23:59  new          webhook failed, e-mail re…
DDDD-4444  enquiry     2026-11-21 09:00  new          sent
CCCC-3333  enquiry     2026-11-21 08:30  new          —

4 submissions.
`,
    });
  });

  test('the list shows more on a terminal of 120 characters', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect((await call(store, 'list', { columns: 120 })).out).toBe(
      `Reference  Form        Received (UTC)    State        Delivery
GGGG-7777  order       2026-11-23 06:00  quarantined  honeypot, too-fast
FFFF-6666  term-paper  2026-11-22 23:59  new          webhook failed, e-mail retrying, receipt sent
DDDD-4444  enquiry     2026-11-21 09:00  new          sent
CCCC-3333  enquiry     2026-11-21 08:30  new          —

4 submissions.
`,
    );
  });

  test('a permanent refusal of a mail server is listed as permanent, even while the delivery is retried', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const refused = store.db.updateTable('deliveries').set({ last_code: 'smtp 550' });
    await refused.where('id', 'in', ['ffff-6666/email', 'ffff-6666/receipt']).execute();
    expect((await call(store, 'list --state pending', { columns: 120 })).out).toContain(
      'webhook failed, e-mail refused, receipt sent',
    );
    expect((await call(store, 'show FFFF-6666')).out).toContain(
      'e-mail   refused, 3 attempts, next 2026-11-23 10:04 UTC',
    );
  });

  test.each([
    ['--state failed', ['FFFF-6666'], '1 submission.'],
    ['--state pending', ['FFFF-6666'], '1 submission.'],
    ['--state quarantined', ['GGGG-7777'], '1 submission.'],
    ['--state erased', [], 'There are no such submissions.'],
    ['--form enquiry', ['DDDD-4444', 'CCCC-3333'], '2 submissions.'],
    ['--form enquiry --limit 1', ['DDDD-4444'], '1 of 2 submissions; --limit shows more.'],
    ['--limit 3', ['GGGG-7777', 'FFFF-6666', 'DDDD-4444'], '3 of 4 submissions; --limit shows more.'],
  ])('list %s', async (options, references, total) => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const { out, code } = await call(store, `list ${options}`);
    expect(code).toBe(0);
    expect(out.match(/^[A-Z]{4}-\d{4}/gm) ?? []).toEqual(references);
    expect(out.trimEnd().split('\n').at(-1)).toBe(total);
  });
});

test('long names of forms leave room for the other columns', () => {
  const columns: Column[] = [{ title: 'Form', canShrink: true }, { title: 'State' }];
  expect(formatTable(columns, [['a-form-with-a-long-name', 'quarantined']], 24)).toBe(
    'Form         State\na-form-wit…  quarantined\n',
  );
});

test.each([30, 40, 60, 80, 100, 200])('no line of a table is longer than %i characters', (width) => {
  const columns = [
    { title: 'Reference' },
    { title: 'Form', canShrink: true },
    { title: 'Delivery', canShrink: true },
  ];
  const rows = [['CCCC-3333', 'a-form-with-a-long-name', 'x'.repeat(150)]];
  for (const line of formatTable(columns, rows, width).split('\n'))
    expect([...line].length).toBeLessThanOrEqual(width);
});
