import { expect, test } from 'vitest';
import { csvLine } from '../../../src/server/owner-cli/export.ts';
import { freshStore, storeSample } from '../delivery/stored.ts';
import { call, storeAll, termPaperAnswers } from './call.ts';
import { describeAboveStores, openFreshStore } from '../store/store-kinds.ts';

describeAboveStores('from a store $name,', (kind) => {
  test('the answers of a form as CSV', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'export --form term-paper')).toEqual({
      code: 0,
      err: '',
      out: [
        '"Reference","Form","Received","State","Reason","Author first name","Author last name","Author details","Phone","Email","Co-authors","Keywords","Comments","Files","Delivery"',
        `"FFFF-6666","term-paper","2026-11-22T23:59:00.000Z","new","","आशा","वर्मा","Northvale University","'+91 00000","asha@example.org","1. Name: Ravi Nair; Details: @SUM(1)\n2. Name: Meena Das","soil, ""water""","'=HYPERLINK(""https://evil.example"")\nSecond line","शोध पत्र.pdf (${store.files.getPath('ffff-6666-0.pdf')})","webhook failed, e-mail retrying, receipt sent"`,
        '',
      ].join('\r\n'),
    });
  });

  test('forms side by side; each line has as many cells as there are columns', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const { out } = await call(store, 'export --bom');
    expect(out.startsWith('\uFEFF"Reference",')).toBe(true);
    const records = out.slice(1).split('\r\n').slice(0, -1);
    expect(records).toHaveLength(5);
    expect(new Set(records.map((line) => csvCells(line).length)).size).toBe(1);
    const [titles = [], ...rows] = records.map(csvCells);
    expect(rows.map((cells) => cells[titles.indexOf('Name')])).toEqual([
      'Asha Verma',
      'Asha Verma',
      '',
      "'-1",
    ]);
    expect(rows.at(-1)?.[titles.indexOf('Message')]).toBe("'\tTab\u001B[31m");
  });

  test('everything as JSON', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    // JSON has no byte order mark (RFC 8259, section 8.1).
    const { out } = await call(store, 'export --format json --bom');
    const entries = JSON.parse(out) as Record<string, unknown>[];
    expect(entries.map(({ reference }) => reference)).toEqual([
      'CCCC-3333',
      'DDDD-4444',
      'FFFF-6666',
      'GGGG-7777',
    ]);
    expect(entries[2]).toEqual({
      reference: 'FFFF-6666',
      form: 'term-paper',
      formVersion: '0123456789ab',
      receivedAt: '2026-11-22T23:59:00.000Z',
      state: 'new',
      reason: null,
      answers: termPaperAnswers,
      files: [
        {
          field: 'document',
          name: 'शोध पत्र.pdf',
          path: store.files.getPath('ffff-6666-0.pdf'),
          bytes: 15,
          sha256: '2c5baffc259e8fee7a1b199ae3628399b10c54ce38c7c5933622f37764eadc49',
          format: 'pdf',
        },
      ],
      deliveries: [
        { channel: 'email', state: 'pending', attempts: 3, sentAt: null, lastError: 'Nobody is there.' },
        {
          channel: 'receipt',
          state: 'sent',
          attempts: 1,
          sentAt: '2026-11-23T00:00:00.000Z',
          lastError: null,
        },
        {
          channel: 'webhook',
          state: 'failed',
          attempts: 1,
          sentAt: null,
          lastError: 'The webhook answered 410.',
        },
      ],
    });
    expect((await call(await openFreshStore(kind), 'export --format json')).out).toBe('[]\n');
  });
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+91 1', `"'+91 1"`],
  ['-1', `"'-1"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\t=1', `"'\t'=1"`],
  ['＝1', `"'＝1"`],
  [' =1', `"' =1"`],
  ['"=1', `"'""=1"`],
  ['x;=cmd|"/c calc"!A1', `"x;'=cmd|""/c calc""!A1"`],
  ['x;"=1"', `"x;'""=1"""`],
  ['x; =1', `"x;' =1"`],
  ['x\t=1', `"x\t'=1"`],
  ['x\n-1', `"x\n'-1"`],
  ['x\r\n+1', `"x\r\n'+1"`],
  ['x;;@y', `"x;;'@y"`],
  ['plain', '"plain"'],
  ['a=1, b=-2', '"a=1, b=-2"'],
  ['a; b', '"a; b"'],
  ['a,b', '"a,b"'],
  ['say "a"', '"say ""a"""'],
  [' padded', '" padded"'],
  ['', '""'],
])('the cell %j is written as %j', (text, expected) => {
  expect(csvLine([text, 'x'])).toBe(`${expected},"x"\r\n`);
});

test('with any way of splitting the export, no cell is a formula', async () => {
  const store = freshStore();
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  const traps = signs.flatMap((sign) => [
    sign,
    `x;${sign}`,
    `x\t${sign}`,
    `x\n${sign}`,
    `x;"${sign}`,
    ` ${sign}`,
  ]);
  for (const [index, trap] of traps.entries())
    await storeSample(store, {
      reference: `CCCC-${1000 + index}`,
      answers: { Name: `${trap}1+1`, Your_email: `${trap}cmd|'/c calc'!A1`, Mobile_Number: trap.repeat(3) },
    });
  const { out } = await call(store, 'export');
  // Some programs split at any of these characters, within quotation marks too, and drop blanks and quotation
  // marks around a cell.
  const cells = out.split(/[;\t\r\n]|","/).map((cell) => cell.replace(/^[\s"]+/, ''));
  expect(cells.length).toBeGreaterThan(traps.length * 8);
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});

/** The cells of one record of CSV. */
function csvCells(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)"((?:[^"]|"")*)"/g);
  return [...cells].map(([, quoted = '']) => quoted.replaceAll('""', '"'));
}
