import { describe, expect, test } from 'vitest';
import { serviceIn, serviceRoute, withService } from '../../../src/core/content/services/page-service.ts';
import type { FormSchema } from '../../../src/core/form/form-definition.ts';
import { serviceAnswer } from '../../../src/forms/topic/use-prefilled-answers.ts';

const services = {
  '/lamps': { title: 'Lamps' },
  '/shades/glass': { title: 'Shades of glass', choice: 'other' },
};

describe('the address of a page with the service as a parameter', () => {
  test.each([
    ['/ask', '/lamps', '/ask?service=lamps'],
    ['/ask', '/shades/glass', '/ask?service=shades/glass'],
    ['/ask?about=us', '/lamps', '/ask?about=us'],
    ['/ask#form', '/lamps', '/ask#form'],
    ['https://example.org/ask', '/lamps', 'https://example.org/ask'],
    ['//example.org', '/lamps', '//example.org'],
    ['mailto:a@example.org', '/lamps', 'mailto:a@example.org'],
  ])('%s from %s is %s', (to, route, address) => expect(withService(to, route)).toBe(address));

  test('names the service', () => {
    for (const [route, service] of Object.entries(services)) {
      const search = withService('/ask', route).slice('/ask'.length);
      expect(serviceRoute(search)).toBe(route);
      expect(serviceIn(search, services)).toBe(service);
    }
    expect(serviceIn('?from=mail&service=lamps', services)).toBe(services['/lamps']);
  });

  test.each([
    '',
    '?',
    '?service',
    '?service=',
    '?service=lamp',
    '?service=%',
    '?service=toString',
    '?myservice=lamps',
  ])('“%s” names no known service', (search) => expect(serviceIn(search, services)).toBeUndefined());

  test('names no service if the page has none', () =>
    expect(serviceIn('?service=lamps', undefined)).toBeUndefined());
});

describe('prefilled answers', () => {
  const schema: FormSchema = {
    type: 'object',
    required: [],
    properties: {
      What: { type: 'string', title: 'What', enum: ['Lamps', 'other'] },
      Note: { type: 'string', title: 'Note' },
    },
  };

  test('is the choice with the service’s name, or the one that its page names', () => {
    expect(serviceAnswer({ schema, service: 'What' }, services['/lamps'])).toEqual({ What: 'Lamps' });
    expect(serviceAnswer({ schema, service: 'What' }, services['/shades/glass'])).toEqual({ What: 'other' });
  });

  test('is undefined if the form has no such choice, does not ask for a service, or the visitor comes from no service page', () => {
    expect(serviceAnswer({ schema, service: 'What' }, { title: 'Cables' })).toEqual({});
    expect(serviceAnswer({ schema, service: 'Note' }, services['/lamps'])).toEqual({});
    expect(serviceAnswer({ schema }, services['/lamps'])).toEqual({});
    expect(serviceAnswer({ schema, service: 'What' }, undefined)).toEqual({});
  });
});
