import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { call, storeAll } from './call.ts';
import { describeAboveStores, openFreshStore } from '../store/store-kinds.ts';

describeAboveStores('a submission of a store $name', (kind) => {
  test('a submission is shown completely, with its files and its deliveries', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const { out, code } = await call(store, 'show ffff6666');
    expect(code).toBe(0);
    expect(out).toBe(`Reference  FFFF-6666
Form       Send a Term Paper (term-paper, version 0123456789ab)
Received   2026-11-22 23:59 UTC
State      new

Author first name
  आशा

Author last name
  वर्मा

Author details
  Northvale University

Phone
  +91 00000

Email
  asha@example.org

Co-authors
  1. Name: Ravi Nair; Details: @SUM(1)
  2. Name: Meena Das

Keywords
  soil, "water"

Comments
  =HYPERLINK("https://evil.example")
  Second line

Files
  शोध पत्र.pdf (document, 1 kB, PDF)
    ${store.files.getPlace('ffff-6666-0.pdf')}
    SHA-256 2c5baffc259e8fee7a1b199ae3628399b10c54ce38c7c5933622f37764eadc49

Deliveries
  e-mail   retrying, 3 attempts, next 2026-11-23 10:04 UTC
           Nobody is there.
  receipt  sent 2026-11-23 00:00 UTC, 1 attempt
  webhook  failed after 1 attempt since 2026-11-22 23:59 UTC
           The webhook answered 410.
`);
  });

  test('a missing file is reported, in the list too', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const name = 'ffff-6666-0.pdf';
    await store.files.remove([name]);
    expect((await call(store, 'show FFFF-6666')).out).toContain(
      `    ${store.files.getPlace(name)}\n    It is missing: restore it from a backup.\n    SHA-256 2c5baffc259e8fee7a1b199ae3628399b10c54ce38c7c5933622f37764eadc49\n`,
    );
    expect((await call(store, 'list')).out).toMatch(
      /\n4 submissions\.\nThese submissions lack files: FFFF-6666\. To list the files: npm run submissions -- show REFERENCE\n$/,
    );
    // A file that has not been moved to its place yet is not missing.
    writeFileSync(path.join(store.incoming, name), '%PDF');
    const sha256 = createHash('sha256').update('%PDF').digest('hex');
    await store.files.secure([{ field: 'document', storedName: name, bytes: 4, sha256 }]);
    expect((await call(store, 'list')).out).toMatch(/\n4 submissions\.\n$/);
  });

  test('no text of a submission can control the terminal', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const { out } = await call(store, 'show GGGG-7777');
    expect(out).toContain('State      quarantined: honeypot, too-fast\n');
    expect(out).toContain('Message\n  \tTab<U+001B>[31m\n');
    expect(out).not.toContain('\u001B');
  });
});
