import { describe, expect, test } from 'vitest';
import {
  cacheControl,
  securityHeaders,
  speculationRules,
  speculationRulesText,
} from '../../../src/core/page/headers.ts';
import type { ThirdParties } from '../../../src/core/content/resolved-page.ts';

function policyFor(thirdParties: ThirdParties): Record<string, string[]> {
  const text = securityHeaders(thirdParties)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content policy', () => {
  test('allows the one inline script of documents, and no other', () => {
    const policy = securityHeaders({}, "'sha256-abc='")['Content-Security-Policy'];
    expect(policy).toContain("; script-src 'self' 'sha256-abc='; style-src 'self'; ");
    expect(policy).not.toContain('unsafe');
  });

  test('allows only this site if no third party is configured, and nothing inline', () => {
    const policy = policyFor({});
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['worker']);
    expect(policy['worker-src']).toEqual(["'self'"]);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|nonce|sha256|\*|http:/);
  });

  test('names each configured service, in the directives that need it', () => {
    const manager = policyFor({ tagManager: { id: 'GTM-1' } });
    expect(manager['script-src']).toContain('https://www.googletagmanager.com');
    expect(manager['frame-src']).toEqual(['https://www.googletagmanager.com']);
    const analytics = policyFor({ analytics: { measurementId: 'G-1', pages: ['/services'] } });
    expect(analytics['connect-src']).toContain('https://*.google-analytics.com');
    expect(analytics['frame-src']).toEqual(["'none'"]);
    const map = policyFor({ map: { src: 'https://maps.example.org/embed?a=1;b&q={query}' } });
    expect(map['frame-src']).toEqual(['https://maps.example.org']);
    expect(map['script-src']).toEqual(["'self'"]);
  });

  test('can’t be widened by a strange map address', () => {
    for (const src of [
      'https://a.example;script-src *',
      'https://a.example; script-src/x',
      'javascript:alert(1)',
    ]) {
      const policy = policyFor({ map: { src } });
      expect(policy['frame-src']).toEqual(["'none'"]);
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(Object.keys(policy)).toHaveLength(15);
    }
  });
});

test('every response forbids framing, sniffing and use by other sites, and requires https', () => {
  const headers = securityHeaders({});
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  // With this header, the first page would wait for a new process.
  expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
});

test.each([
  ['/assets/client-a.js', 'immutable'],
  ['/media/photo-a.webp', 'immutable'],
  ['/', 'must-revalidate'],
  ['/about', 'must-revalidate'],
  ['/downloads/report.pdf', 'must-revalidate'],
  ['/about/index.json', 'must-revalidate'],
  ['/assets', 'must-revalidate'],
  ['/sw.js', 'no-cache'],
  ['/build.json', 'no-cache'],
])('%s: may be cached: %s', (pathname, word) => {
  expect(cacheControl(pathname)).toContain(word);
});

interface Rule {
  where: {
    and: [{ href_matches: string }, { not: { href_matches: string[] } }, { selector_matches: string }];
  };
  eagerness: string;
}

test('the speculation rules prerender pages, but not for visitors who save data, nor on hydrated pages', () => {
  const { prerender } = JSON.parse(speculationRulesText([])) as { prerender: Rule[] };
  const matched = prerender.map(({ where, eagerness }) => [where.and[2].selector_matches, eagerness]);
  expect(matched).toEqual([
    ['[data-ahead=pointer]:not([data-hydrated]) a:not([download],[target],[href^="#"])', 'eager'],
    ['[data-ahead=touch]:not([data-hydrated]) a:not([download],[target],[href^="#"])', 'moderate'],
  ]);
  expect(JSON.parse(speculationRules.header)).toBe(speculationRules.path);
});

test.each([
  ['/about', true],
  ['/', true],
  ['/reports/v1/paper', true],
  ['/api/forms/contact', false],
  ['/downloads/report.pdf', false],
  ['/reports/v1/paper.pdf', false],
  ['/quote', false],
  ['/quote/', false],
  ['/quotes', true],
  ['https://example.org/about', false],
])('%s is prerendered: %s', (address, expected) => {
  const { prerender } = JSON.parse(speculationRulesText(['/quote'])) as { prerender: Rule[] };
  const url = new URL(address, 'https://site.example/');
  const matches = (pattern: string) => new URLPattern(pattern, 'https://site.example/').test(url);
  for (const { where } of prerender) {
    const [all, { not }] = where.and;
    expect(matches(all.href_matches) && !not.href_matches.some(matches)).toBe(expected);
  }
});
