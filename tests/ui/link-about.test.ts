import { expect, test } from 'vitest';
import { linkAbout } from '../../src/ui/parts/link-about.ts';

test('what was chosen goes into the words of a link, and into its address where that asks for it', () => {
  const link = { label: 'Ask', to: '/quote?Message=' };
  expect(linkAbout(link, 'Law & order, 50 %')).toEqual({
    label: 'Ask: Law & order, 50 %',
    to: '/quote?Message=Law%20%26%20order%2C%2050%20%25',
  });
  expect(linkAbout({ ...link, to: '/quote' }, 'Law')).toEqual({ label: 'Ask: Law', to: '/quote' });
});
