import { expect, test } from 'vitest';
import { builtSite } from '../../../src/site-build/pages/shared/built-site.ts';
import { validateFixture } from '../../core/fixture.ts';
import { aSite } from '../../helpers/resolved.ts';

const { forms } = validateFixture();
const theme = { value: (token: string) => token };

test('the server gets the forms, the time zone, third parties and the page for receipts', () => {
  const thirdParties = { map: { src: 'https://maps.example.org/embed' } };
  const site = aSite({
    timeZone: 'Europe/Berlin',
    thirdParties,
    receiptRoute: '/thanks',
    name: 'Mohn',
    url: 'https://example.org',
    email: 'hello@example.org',
  });
  expect(builtSite(site, forms, { 'server.yes': 'Yes' }, theme, "'sha256-1'")).toEqual({
    language: 'en-IN',
    timeZone: 'Europe/Berlin',
    messages: { 'server.yes': 'Yes' },
    letterhead: {
      name: 'Mohn',
      url: 'https://example.org',
      email: 'hello@example.org',
      colours: {
        ground: '--paper',
        ink: '--ink',
        night: '--night',
        onNight: '--on-night',
        accent: '--accent',
        onAccent: '--on-accent',
      },
    },
    thirdParties,
    inlineScripts: "'sha256-1'",
    receiptRoute: '/thanks',
    forms: [{ ...forms[0]!.data, id: 'contact' }],
  });
});

test('the server gets the old addresses, if there are some', () => {
  const redirects = [{ from: '/old', to: '/about' }, { from: '/gone' }];
  expect(builtSite(aSite(), forms, {}, theme, '', redirects).redirects).toEqual(redirects);
  expect(builtSite(aSite(), forms, {}, theme, '')).not.toHaveProperty('redirects');
});

test('a site without a page for receipts names none; data for editors are left out', () => {
  const edited = forms.map((form) => ({ ...form, data: { $schema: '../form.json', ...form.data } }));
  const site = builtSite(aSite(), edited, {}, theme, '');
  expect(site).not.toHaveProperty('receiptRoute');
  expect(site.forms[0]).not.toHaveProperty('$schema');
});
