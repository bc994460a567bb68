import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownSite } from '../../e2e/support/sites.ts';

/* Editors may add and remove entries, so tests compare a page with the content, not with fixed numbers. */

/** The number of entries in a list of a page's section. */
export function entriesOn(route: string, type: string, list: string): number {
  const { page } = read(`${route.slice(1)}/index.json`) as { page: { sections: Record<string, unknown>[] } };
  const entries = page.sections.find((section) => section['type'] === type)?.[list];
  if (!Array.isArray(entries)) throw new Error(`${route} has no section ${type} with a list "${list}".`);
  return entries.length;
}

/** The number of papers below an address of the journal. */
export function papersBelow(route: string): number {
  return papers().filter((to) => to.startsWith(`${route}/`)).length;
}

/** The number of papers in an issue; the others are online first. */
export function papersInIssues(): number {
  return papers().filter((to) => /\/v\d+\/i\d+\//.test(to)).length;
}

function papers(): string[] {
  return (read('journal/papers.json') as { papers: { to: string }[] }).papers.map(({ to }) => to);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ownSite.folder, file), 'utf8'));
}
