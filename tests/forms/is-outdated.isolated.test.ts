import { expect, test, vi } from 'vitest';
import { isOutdated } from '../../src/forms/send/is-outdated.ts';
import { noteEvidence } from '../../src/ui/evidence.ts';
import { stubPage } from './page-stub.ts';

const form = { id: 'contact', version: 'aaaaaaaaaaaa', hasWaited: false };
const minutes = (count: number) => count * 60_000;

/** A document, and a site that publishes the version of its contact form. */
function stage({ kept, version }: { kept?: string; version?: string }) {
  stubPage({ ...(kept && { kept }) });
  noteEvidence('answered');
  const ask = vi.fn(async () =>
    version === undefined
      ? new Response('', { status: 404 })
      : Response.json({ build: 'b', forms: { contact: version } }),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
}

test('a newly loaded form is sent without a check', async () => {
  const ask = stage({ version: 'bbbbbbbbbbbb' });
  expect(await isOutdated(form, minutes(1))).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('a form on a cached copy, in an old tab or after waiting is sent only if the site asks the same questions', async () => {
  stage({ version: 'bbbbbbbbbbbb' });
  expect(await isOutdated(form, minutes(16))).toBe(true);
  expect(await isOutdated({ ...form, hasWaited: true }, minutes(1))).toBe(true);
  stage({ kept: '1', version: 'bbbbbbbbbbbb' });
  expect(await isOutdated(form, minutes(1))).toBe(true);
  stage({ kept: '1', version: form.version });
  expect(await isOutdated(form, minutes(1))).toBe(false);
});

test('a form is checked first if its site was unreachable a moment ago', async () => {
  const ask = stage({ version: 'bbbbbbbbbbbb' });
  noteEvidence('unreached');
  expect(await isOutdated(form, minutes(1))).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('a site without published versions counts as unchanged; without a connection the result is unknown', async () => {
  stage({ kept: '1' });
  expect(await isOutdated(form, 0)).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isOutdated(form, 0)).rejects.toThrow();
});
