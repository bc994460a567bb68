import type { JsonObject, ValidPage } from 'pagewright/content';
import { readJson } from 'pagewright/json';

/** A page without errors, by its route and its data. */
export function pageAt(route: string, data: JsonObject): ValidPage {
  const file = `pages-config${route}.json`;
  const envelope = { title: `The page at ${route}`, description: 'What it is about.' };
  return { route, file, data: { ...envelope, ...data }, source: readJson({ path: file, text: '{}' }) };
}
