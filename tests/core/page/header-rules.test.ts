import { expect, test } from 'vitest';
import { headersByRules } from '../../../src/core/page/header-rules.ts';

const getHeaders = headersByRules(
  new Map([
    ['/notes/:year/:note.txt', { Link: '<https://notes.example/:year/:note>; rel="describes"' }],
    ['/notes/:year/:note.tar.gz', { 'Content-Type': 'application/gzip' }],
    ['/notes/2026/first.txt', { 'X-First': 'yes' }],
    ['/a+b', { 'X-Sign': 'plus' }],
  ]),
);

test('a placeholder matches one path segment, and is replaced in the value', () => {
  expect(getHeaders('/notes/2025/rain.v2.txt')).toEqual({
    Link: '<https://notes.example/2025/rain.v2>; rel="describes"',
  });
  expect(getHeaders('/notes/2025/rain.tar.gz')).toEqual({ 'Content-Type': 'application/gzip' });
});

test('all matching rules apply', () => {
  expect(getHeaders('/notes/2026/first.txt')).toEqual({
    Link: '<https://notes.example/2026/first>; rel="describes"',
    'X-First': 'yes',
  });
});

test.each(['/notes/2025/more/rain.txt', '/notes/2025/.txt/', '/notes/2025/raintxt', '/aab', '/notes', '/'])(
  'no rule matches %s',
  (address) => expect(getHeaders(address)).toEqual({}),
);

test('special characters of regular expressions are literal', () =>
  expect(getHeaders('/a+b')).toEqual({ 'X-Sign': 'plus' }));
