import { expect, test } from 'vitest';
import {
  commonDomains,
  similarDomains,
  suggestAddress,
} from '../../../src/core/form/answers/suggest-address.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['asha@gmal.com', 'asha@gmail.com'],
  ['Asha.Rao+one@GMAIL.COMM', 'Asha.Rao+one@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yahooo.co.in', 'asha@yahoo.co.in'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@rediffmial.com', 'asha@rediffmail.com'],
])('%s: suggests %s', (written, meant) => expect(suggestAddress(written)).toBe(meant));

test.each([
  '',
  '@gmial.com',
  'gmial.com',
  'asha@',
  'asha@example.org',
  'asha@gmx.com',
  'asha@gmaill.con',
  'asha@liamg.com',
])('“%s”: suggests nothing', (written) => expect(suggestAddress(written)).toBeUndefined());

test('no listed provider is suggested as another', () => {
  for (const domain of [...commonDomains, ...similarDomains])
    expect(suggestAddress(`asha@${domain}`)).toBeUndefined();
  for (const domain of similarDomains) expect(commonDomains).not.toContain(domain);
});
