import { expect, test } from 'vitest';
import { looksLikeTelephone } from '../../../src/forms/widgets/telephone-remark.tsx';

test.each([
  '+91 11 2345 6789',
  '011/2345-6789',
  '(011) 234567',
  '०११ २३४५',
  '98765 43210, after 6 pm',
  '+91 11 2345 6789 ext. 12',
])('%j looks like a number', (text) => expect(looksLikeTelephone(text)).toBe(true));

test.each(['123', '98abc', '98 76 54', 'call me', '+', 'ask at reception, ext. 12'])(
  '%j does not look like a number',
  (text) => expect(looksLikeTelephone(text)).toBe(false),
);
