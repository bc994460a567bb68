import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf } from '../../src/core/page/routes.ts';
import { root } from './project.ts';

/** What the content of the project's own site calls things: a test that quotes one is bound to that content. */
export interface SiteWords {
  routes: string[];
  forms: string[];
  people: string[];
}

export function siteWords(): SiteWords {
  const folder = path.join(root, 'pages-config');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll(path.sep, '/'));
  const pages = files.filter((file) => !/(^|\/)_/.test(file));
  const people = new Set<string>();
  for (const file of [...pages, '_site.json'])
    collectPeople(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), people);
  return {
    routes: pages.map((file) => routeOf(`pages-config/${file}`)).filter((route) => route !== '/'),
    forms: files.filter((file) => file.startsWith('_forms/')).map((file) => path.basename(file, '.json')),
    people: [...people],
  };
}

/** A person has a given and a family name, or a name of several words beside what they are or look like. */
function collectPeople(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { given, family, name, role, position, portrait, image } = value as Record<string, unknown>;
  if (typeof given === 'string' && typeof family === 'string') found.add(`${given} ${family}`);
  const isPerson = [role, position, portrait, image].some((each) => each !== undefined);
  if (typeof name === 'string' && name.includes(' ') && isPerson) found.add(name);
  Object.values(value).forEach((child) => collectPeople(child, found));
}
