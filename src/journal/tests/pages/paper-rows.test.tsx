import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaperCard } from '../../content/resolved.ts';
import type {} from '../../messages/messages.gen.ts';
import { PaperRows } from '../../ui/paper-row.tsx';
import { testLocale, withLocale } from 'pagewright/testing';

function rows(count: number, seenFirst?: number): string {
  const papers = Array.from({ length: count }, (_, number): PaperCard => ({
    title: `Paper ${number}, whose title is as long as those of papers are, which is eighty letters`,
    language: 'en',
    authors: [{ name: 'Asha Verma', position: 'Lecturer, Northvale University', email: 'asha@example.org' }],
    volume: 1,
    issue: 2,
    published: 'August 2025',
    subject: 'Law',
    notice: 'Corrected',
    file: { href: `/v1/i2/${number}.pdf`, name: `${number}.pdf`, format: 'PDF', bytes: 9000 },
    to: `/v1/i2/${number}`,
  }));
  return renderToStaticMarkup(
    withLocale(<PaperRows papers={papers} rank={3} seenFirst={seenFirst} />, testLocale()),
  );
}

test('few papers have all their facts', () => {
  const html = rows(60);
  for (const text of [
    'Northvale University',
    'August 2025',
    'mailto:asha@example.org',
    'href="/v1/i2/59.pdf"',
  ])
    expect(html).toContain(text);
});

test('many papers have their titles, authors and notices, so that two hundred fit on a page', () => {
  const html = rows(200);
  for (const text of ['href="/v1/i2/199"', 'Asha Verma', 'Corrected']) expect(html).toContain(text);
  expect(html.length).toBeLessThan(85_000);
});

test('rows after those of a first screen are marked as below it', () => {
  expect(rows(5, 2).split(' data-below=""').length - 1).toBe(3);
  expect(rows(5, 2).indexOf(' data-below=""')).toBeGreaterThan(rows(2).indexOf('/v1/i2/1.pdf'));
  expect(rows(5)).not.toContain('data-below');
});
