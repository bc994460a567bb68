import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliveryRow } from '../../../src/server/store/delivery-row.ts';
import { fileId } from '../../../src/server/store/file-order.ts';
import type { DeliveryClaim, NewSubmission, Store } from '../../../src/server/store/store.ts';
import type { Channel, FileRow } from '../../../src/server/store/tables.ts';

/**
 * The contract of every kind of store (src/server/store/store.ts).
 * @param open opens the store of a folder: each call for a folder opens the same store
 */
export function storeContract(kind: string, open: (folder: string) => Promise<Store>): void {
  describe(`a store ${kind}`, () => {
    let folder: string;
    const opened: Store[] = [];
    const openOne = async (): Promise<Store> => {
      const store = await open(folder);
      opened.push(store);
      return store;
    };
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
    });
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
      rmSync(folder, { recursive: true });
    });

    test('opens again with all its data, in the order of arrival', async () => {
      const first = await openOne();
      for (const id of ['b', 'a', 'c']) await first.add(submission(id, { files: 1, channels: ['email'] }));
      await first.close();
      const again = await openOne();
      const records = await again.recordsAfter(0, undefined, 10);
      expect(records.map(({ row }) => row.id)).toEqual(['b', 'a', 'c']);
      expect(records[0]).toEqual({
        row: { ...submission('b').row, seq: records[0]!.row.seq, erased_at: null, answered_at: null },
        answers: { Name: 'b' },
        files: [fileRow('b', 0)],
        deliveries: [
          {
            id: 'b/email',
            submission_id: 'b',
            channel: 'email',
            state: 'pending',
            attempts: 0,
            next_at: morning,
            last_error: null,
            last_code: null,
            message_id: 'b.email',
            created_at: morning,
            sent_at: null,
          },
        ],
      });
      expect(await again.record('b')).toEqual(records[0]);
      expect(await again.recordByReference('REF-b')).toEqual(records[0]);
      expect([await again.record('x'), await again.recordByReference('x')]).toEqual([undefined, undefined]);
    });

    test('stores a repeated submission once, with any of several servers', async () => {
      const stores = [await openOne(), await openOne()];
      const added = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stores[index % 2]!.add(submission(`try-${index}`, { key: 'the-key', files: 1 })),
        ),
      );
      const first = added.find(({ outcome }) => outcome === 'stored');
      expect(first).toMatchObject({ submission: { state: 'new' }, files: [{ field: 'document' }] });
      expect(added.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
      for (const each of added) expect({ ...each, outcome: 'stored' }).toEqual(first);
      expect(await stores[0]!.references()).toHaveLength(1);
    });

    test('refuses a key that was used for other answers, and an existing reference', async () => {
      const store = await openOne();
      await store.add(submission('a', { key: 'the-key' }));
      const other = submission('b', { key: 'the-key' });
      expect(await store.add({ ...other, row: { ...other.row, body_hash: 'other' } })).toEqual({
        outcome: 'other answers',
      });
      const second = submission('c');
      expect(await store.add({ ...second, row: { ...second.row, reference: 'REF-a' } })).toEqual({
        outcome: 'reference taken',
      });
      expect(await store.references()).toEqual(['REF-a']);
    });

    test('treats the same answers without a key as one submission within a period', async () => {
      const store = await openOne();
      const equal = (id: string, received_at: string, since: string): NewSubmission => {
        const one = submission(id, { key: null });
        return { ...one, row: { ...one.row, body_hash: 'equal', received_at }, since };
      };
      const outcomes = [
        await store.add(equal('a', '2026-01-01T10:00:00.000Z', '2026-01-01T09:50:00.000Z')),
        await store.add(equal('b', '2026-01-01T10:09:00.000Z', '2026-01-01T09:59:00.000Z')),
        await store.add(equal('c', '2026-01-01T10:11:00.000Z', '2026-01-01T10:01:00.000Z')),
      ];
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated', 'stored']);
    });

    test('stores a submission completely or not at all', async () => {
      const store = await openOne();
      await store.add(submission('a', { files: 1 }));
      const broken = submission('b', { files: 2, channels: ['email'] });
      const files = [broken.files[0]!, { ...broken.files[1]!, stored_name: 'a-0.pdf' }];
      await expect(store.add({ ...broken, files })).rejects.toMatchObject({
        name: 'StoreRequestError',
        kind: 'failed',
      });
      expect(await store.references()).toEqual(['REF-a']);
      expect(await store.filesNamed(['a-0.pdf', 'b-0.pdf'])).toEqual([fileRow('a', 0)]);
      expect(await store.claimDue(claim())).toBeUndefined();
    });

    test('returns the files of a submission in the order of sending', async () => {
      const store = await openOne();
      const { files, ...rest } = submission('a', { files: 12 });
      const sent = files.map((file, index) => ({ ...file, id: fileId('a', index) }));
      await store.add({ ...rest, files: sent.toReversed() });
      expect((await store.record('a'))!.files).toEqual(sent);
    });

    test('returns the time at which a form’s submission was received', async () => {
      const store = await openOne();
      await store.add(submission('a'));
      expect(await store.findStatus('enquiry', 'REF-a')).toEqual({ receivedAt: morning });
      await store.markAnswered('a', later(5));
      expect(await store.findStatus('enquiry', 'REF-a')).toEqual({
        receivedAt: morning,
        answeredAt: later(5),
      });
      expect(await store.findStatus('order', 'REF-a')).toBeUndefined();
    });

    test('gives each due delivery to one of several servers, the longest due first', async () => {
      const stores = [await openOne(), await openOne()];
      for (let index = 0; index < 10; index += 1)
        await stores[0]!.add(submission(`s${index}`, { at: later(-index), channels: ['email'] }));
      const first = await stores[0]!.claimDue(claim());
      expect(first?.id).toBe('s9/email');
      const others = await Promise.all(
        Array.from({ length: 13 }, (_, index) => stores[index % 2]!.claimDue(claim())),
      );
      const claimed = [first, ...others];
      const ids = claimed.flatMap((row) => (row ? [row.id] : []));
      expect(new Set(ids).size).toBe(10);
      expect(ids).toHaveLength(10);
      expect(claimed.filter((row) => row?.attempts === 1)).toHaveLength(10);
    });

    test('gives only due deliveries: of the requested channels, not claimed, not quarantined', async () => {
      const store = await openOne();
      await store.add(submission('a', { channels: ['email', 'webhook'] }));
      await store.add(submission('b', { channels: ['email'], state: 'quarantined' }));
      await store.add(submission('c', { channels: ['email'], at: later(5) }));
      expect(await store.claimDue(claim({ channels: ['receipt'] }))).toBeUndefined();
      expect((await store.claimDue(claim({ channels: ['email'] })))?.id).toBe('a/email');
      expect(await store.claimDue(claim({ channels: ['email'] }))).toBeUndefined();
      expect(await store.claimDue(claim({ channels: ['webhook'], held: ['a/webhook'] }))).toBeUndefined();
      // The claim of a server that has ended expires, unless the delivery is in progress.
      const afterwards = claim({ now: later(1), farthest: later(40), until: later(2), channels: ['email'] });
      expect(await store.claimDue({ ...afterwards, held: ['a/email'] })).toBeUndefined();
      await store.renewClaims(['a/email'], later(3));
      expect(await store.claimDue(afterwards)).toBeUndefined();
      expect((await store.claimDue({ ...afterwards, now: later(3) }))?.attempts).toBe(2);
      // A clock that was set back stops no delivery.
      expect((await store.claimDue({ ...afterwards, now: later(-99), farthest: later(-60) }))?.id).toBe(
        'a/email',
      );
    });

    test('records the results of deliveries, and restarts them', async () => {
      const store = await openOne();
      await store.add(submission('a', { channels: ['email', 'receipt', 'webhook'] }));
      await store.markSent('a/email', later(1));
      await store.markFailed('a/receipt', because('Nobody is there.', 'smtp 550'), later(2));
      await store.markFailed('a/webhook', because('It is gone.', 'http 410'), undefined);
      // Errors after all changes have no effect.
      await store.markFailed('a/email', because('Too late.'), undefined);
      const states = async () =>
        (await store.record('a'))!.deliveries.map((row) => [row.id, row.state, row.next_at, row.last_error]);
      expect(await states()).toEqual([
        ['a/email', 'sent', morning, null],
        ['a/receipt', 'pending', later(2), 'Nobody is there.'],
        ['a/webhook', 'failed', morning, 'It is gone.'],
      ]);
      expect(await store.restartFailed(later(3))).toBe(1);
      expect(await store.restartFailed(later(3))).toBe(0);
      expect((await states()).at(-1)).toEqual(['a/webhook', 'pending', later(3), 'It is gone.']);
      await store.restart('a', later(4), []);
      expect((await states()).map(([id, state, next]) => [id, state, next])).toEqual([
        ['a/email', 'sent', morning],
        ['a/receipt', 'pending', later(4)],
        ['a/webhook', 'pending', later(4)],
      ]);
    });

    test('releases from quarantine with the given deliveries', async () => {
      const store = await openOne();
      await store.add(submission('a', { state: 'quarantined' }));
      await store.release('a', [deliveryRow('a', 'email', morning, () => 'a/email')]);
      expect((await store.record('a'))?.row.state).toBe('new');
      expect((await store.claimDue(claim()))?.id).toBe('a/email');
    });

    test('erases a person, and keeps the existence of the submission', async () => {
      const store = await openOne();
      for (const id of ['a', 'b'])
        await store.add(submission(id, { key: `key-${id}`, files: 1, channels: ['email', 'webhook'] }));
      await store.markSent('a/email', morning);
      const before = await store.record('b');
      await store.erase('a', later(9));
      await store.purge();
      const { row, answers, files, deliveries } = (await store.record('a'))!;
      expect(row).toMatchObject({ state: 'erased', data: null, key: null, body_hash: null, reason: null });
      expect([row.erased_at, answers, files]).toEqual([later(9), undefined, []]);
      expect(deliveries.map(({ id, state }) => [id, state])).toEqual([['a/email', 'sent']]);
      expect(await store.record('b')).toEqual(before);
      expect((await store.recordsAfter(0, undefined, 10)).map(({ row: { id } }) => id)).toEqual(['b']);
      expect(await store.storedFiles()).toEqual([{ stored_name: 'b-0.pdf', reference: 'REF-b' }]);
    });

    test('lists by form, by state and by the state of deliveries, the newest first', async () => {
      const store = await openOne();
      await store.add(submission('a', { channels: ['email'] }));
      await store.add(submission('b', { form: 'order', state: 'quarantined' }));
      await store.add(submission('c', { form: 'order', channels: ['email'] }));
      await store.markFailed('c/email', because('no'), undefined);
      const ids = async (...[filter, limit]: Parameters<Store['newest']>) => {
        const { records, count } = await store.newest(filter, limit);
        return [...records.map(({ row }) => row.id), count];
      };
      expect(await ids({}, 10)).toEqual(['c', 'b', 'a', 3]);
      expect(await ids({}, 1)).toEqual(['c', 3]);
      expect(await ids({ form: 'order' }, 10)).toEqual(['c', 'b', 2]);
      expect(await ids({ state: 'quarantined' }, 10)).toEqual(['b', 1]);
      expect(await ids({ delivery: 'failed' }, 10)).toEqual(['c', 1]);
      expect(await ids({ form: 'enquiry', delivery: 'failed' }, 10)).toEqual([0]);
      expect(await store.forms()).toEqual(['enquiry', 'order']);
    });

    test('returns all submissions in pages, and those of a form', async () => {
      const store = await openOne();
      for (const id of ['a', 'b', 'c'])
        await store.add(submission(id, { form: id === 'b' ? 'order' : 'enquiry' }));
      const page = await store.recordsAfter(0, undefined, 2);
      const next = await store.recordsAfter(page.at(-1)!.row.seq, undefined, 2);
      expect([...page, ...next].map(({ row }) => row.id)).toEqual(['a', 'b', 'c']);
      expect((await store.recordsAfter(0, 'order', 9)).map(({ row }) => row.id)).toEqual(['b']);
    });

    test('counts its contents, and waiting and failed deliveries', async () => {
      const store = await openOne();
      expect(await store.figures()).toEqual({
        submissions: [],
        outbox: { waiting: 0, oldest: undefined, refused: 0, failed: 0, newestFailed: undefined },
      });
      await store.add(submission('a', { at: later(2), channels: ['email', 'receipt', 'webhook'] }));
      await store.markFailed('a/receipt', because('550 no such mailbox', 'smtp 550'), later(3));
      await store.add(submission('b', { at: later(1), channels: ['email'] }));
      await store.add(submission('c', { form: 'order', state: 'quarantined', channels: ['email'] }));
      await store.markFailed('a/webhook', because('It is gone.', 'http 410'), undefined);
      expect(await store.figures()).toEqual({
        submissions: [
          { form: 'enquiry', state: 'new', count: 2, newest: later(2) },
          { form: 'order', state: 'quarantined', count: 1, newest: morning },
        ],
        outbox: { waiting: 3, oldest: later(1), refused: 1, failed: 1, newestFailed: later(2) },
      });
    });

    test('counts neither receipts refused because of the visitor’s address, nor erased submissions', async () => {
      const store = await openOne();
      await store.add(submission('a', { at: later(1), channels: ['email', 'receipt'] }));
      await store.add(submission('b', { at: later(2), channels: ['email', 'receipt'] }));
      await store.add(submission('c', { at: later(3), channels: ['email', 'webhook'] }));
      await store.markSent('a/email', later(4));
      await store.markFailed('a/receipt', because('450 domain not found', 'smtp 450'), later(5));
      await store.markFailed('b/receipt', because('550 no such mailbox', 'smtp 550'), undefined);
      await store.markFailed('c/email', because('550 no such mailbox', 'smtp 550'), undefined);
      await store.erase('c', later(6));
      const waiting = { waiting: 2, oldest: later(2), refused: 0 };
      expect((await store.figures()).outbox).toEqual({ ...waiting, failed: 0, newestFailed: undefined });
      expect((await store.newest({ delivery: 'failed' }, 10)).records.map(({ row }) => row.id)).toEqual([
        'b',
      ]);
      // An erased submission cannot be delivered.
      expect(await store.restartFailed(later(7))).toBe(1);
      expect((await store.record('c'))!.deliveries.map(({ state }) => state)).toEqual(['failed']);
    });

    test('counts submissions since a moment, by form', async () => {
      const store = await openOne();
      for (const [id, form, at] of [
        ['a', 'order', 0],
        ['b', 'order', 5],
        ['c', 'enquiry', 6],
        ['d', 'order', 7],
        ['e', 'order', 8],
      ] as const)
        await store.add(submission(id, { form, at: later(at) }));
      await store.erase('e', later(9));
      expect(await store.receivedBetween(later(5), later(9))).toEqual([
        { form: 'enquiry', count: 1 },
        { form: 'order', count: 2 },
      ]);
    });

    test('counts submissions older than the limit of their form', async () => {
      const store = await openOne();
      for (const [id, form, at] of [
        ['a', 'order', 1],
        ['b', 'order', 2],
        ['c', 'enquiry', 3],
        ['d', 'other', 1],
        ['e', 'order', 1],
      ] as const)
        await store.add(submission(id, { form, at: later(at) }));
      await store.erase('e', later(9));
      const limits = [
        { form: 'order', before: later(2) },
        { form: 'enquiry', before: later(4) },
      ];
      expect(await store.countBefore(limits)).toBe(2);
      expect(await store.countBefore([])).toBe(0);
    });

    test('lets one of several servers write a note, and only one with a new value and time', async () => {
      const stores = [await openOne(), await openOne()];
      const claims = (value: string, at: string) =>
        Promise.all([0, 1, 0, 1].map((index) => stores[index]!.claimNote('reminder', { value, at })));
      expect((await claims('monday', later(1))).filter(Boolean)).toHaveLength(1);
      expect((await claims('monday', later(2))).filter(Boolean)).toEqual([]);
      expect((await claims('tuesday', later(1))).filter(Boolean)).toEqual([]);
      expect((await claims('tuesday', later(2))).filter(Boolean)).toHaveLength(1);
      expect(await stores[0]!.note('reminder')).toEqual({ value: 'tuesday', at: later(2) });
    });

    test('stores notes, the last one under each name', async () => {
      const first = await openOne();
      expect(await first.note('backup')).toBeUndefined();
      await first.setNote('backup', { value: 'one', at: later(1) });
      await first.setNote('backup', { value: 'two', at: later(2) });
      await first.setNote('other', { value: 'three', at: later(3) });
      const again = await openOne();
      expect(await again.note('backup')).toEqual({ value: 'two', at: later(2) });
    });

    test('that is closed has completed earlier requests, and refuses later ones', async () => {
      const store = await openOne();
      const added = store.add(submission('a'));
      await store.close();
      expect(await added).toMatchObject({ outcome: 'stored' });
      await expect(store.add(submission('b'))).rejects.toMatchObject({
        name: 'StoreRequestError',
        kind: 'failed',
      });
      await expect(store.figures()).rejects.toMatchObject({ name: 'StoreRequestError', kind: 'failed' });
    });
  });
}

const morning = '2026-01-01T08:00:00.000Z';
const because = (message: string, code = 'ECONNREFUSED') => ({ message, code });
const later = (minutes: number) => new Date(Date.parse(morning) + minutes * 60_000).toISOString();

interface Sample {
  form?: string;
  key?: string | null;
  at?: string;
  state?: 'new' | 'quarantined';
  files?: number;
  channels?: Channel[];
}

/** A submission to add; its reference is REF- and its id. */
export function submission(id: string, sample: Sample = {}): NewSubmission {
  const { form = 'enquiry', key = null, at = morning, state = 'new', files = 0, channels = [] } = sample;
  return {
    row: {
      id,
      reference: `REF-${id}`,
      form,
      form_version: '1',
      key,
      body_hash: key ?? id,
      received_at: at,
      state,
      reason: state === 'new' ? null : 'rate',
      data: JSON.stringify({ Name: id }),
      language: null,
    },
    files: Array.from({ length: files }, (_, index) => fileRow(id, index)),
    deliveries: channels.map((channel) => deliveryRow(id, channel, at, () => `${id}/${channel}`)),
    since: at,
  };
}

export function fileRow(id: string, index: number): FileRow {
  const names = { field: 'document', original_name: 'a.pdf', stored_name: `${id}-${index}.pdf` };
  return { id: `${id}-${index}`, submission_id: id, ...names, bytes: 1, sha256: 'x', format: 'pdf' };
}

function claim(changes: Partial<DeliveryClaim> = {}): DeliveryClaim {
  const channels: Channel[] = ['email', 'receipt', 'webhook'];
  return { channels, held: [], now: morning, farthest: later(30), until: later(1), ...changes };
}
