import { expect, test } from 'vitest';
import { linkAbout } from '../../src/ui/parts/link-about.ts';

test('a subject is added to the label of a link and to its address', () => {
  expect(linkAbout({ label: 'Ask', to: '/quote' }, 'Law & order')).toEqual({
    label: 'Ask: Law & order',
    to: '/quote?subject=Law%20%26%20order',
  });
});
