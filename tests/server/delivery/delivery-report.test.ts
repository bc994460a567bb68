import { expect, test } from 'vitest';
import { deliveryReport } from '../../../src/server/delivery/delivery-report.ts';

const mail = {
  ownerEmail: 'owner@example.org',
  smtpUrl: 'smtp://mail.example.org',
  mailFrom: 'forms@example.org',
};
const forms = [
  { id: 'ask', title: 'Ask Us', delivery: 'office' },
  { id: 'thesis', title: 'Ask for a plan', delivery: 'thesis-desk' },
  { id: 'order', title: 'Order', delivery: 'office' },
];

test('the report lists the recipients by form, or the setting to use if there is no recipient', () => {
  const deliveries = new Map([
    ['office', { email: 'owner@example.org', webhook: 'https://hooks.example.org/T0/secret' }],
  ]);
  expect(deliveryReport(forms, { ...mail, deliveries })).toEqual([
    'Ask Us (ask), Order (order): to owner@example.org and the webhook at hooks.example.org',
    'Ask for a plan (thesis): to nobody. Set DELIVERY_THESIS_DESK_EMAIL or DELIVERY_THESIS_DESK_WEBHOOK; until then, npm run submissions -- list shows its submissions.',
  ]);
});

test('an address without a mail server is no recipient', () => {
  const deliveries = new Map([
    ['office', { email: 'owner@example.org' }],
    ['thesis-desk', { email: 'owner@example.org' }],
  ]);
  expect(deliveryReport(forms, { smtpUrl: undefined, mailFrom: undefined, deliveries })[0]).toBe(
    'Ask Us (ask), Order (order): to nobody. Set DELIVERY_OFFICE_EMAIL or DELIVERY_OFFICE_WEBHOOK; until then, npm run submissions -- list shows their submissions.',
  );
});

test('a setting that no form uses is reported, with the probably intended one', () => {
  const target = { email: 'owner@example.org' };
  const deliveries = new Map([
    ['ofice', target],
    ['press', target],
    ['office', target],
    ['thesis-desk', target],
  ]);
  expect(deliveryReport(forms, { ...mail, deliveries }).slice(2)).toEqual([
    'DELIVERY_OFICE_… is set, but no form is delivered to "ofice". Did you mean "DELIVERY_OFFICE"?',
    'DELIVERY_PRESS_… is set, but no form is delivered to "press".',
  ]);
});

test('a missing recipient of alarms is reported', () => {
  const deliveries = new Map([['office', { email: 'owner@example.org' }]]);
  const settings = { ...mail, deliveries, ownerEmail: undefined };
  expect(deliveryReport([forms[0]!], settings)).toEqual([
    'Ask Us (ask): to owner@example.org',
    'Nobody is notified of problems: set OWNER_EMAIL or OWNER_WEBHOOK.',
  ]);
});

test('a site without forms needs no report', () => {
  expect(deliveryReport([], { ...mail, deliveries: new Map() })).toEqual([]);
});
