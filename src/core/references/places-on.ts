import { routesShowing } from './routes-showing.ts';
import { usesIn } from './uses.ts';
import type { WrittenContent } from './written-content.ts';

/** The names of the places on a page that links can lead to, those in sections that it shares with others included. */
export function placesOn(content: WrittenContent, route: string): string[] {
  const routesOf = routesShowing(content, usesIn(content));
  const shown = content.files.filter((file) => routesOf(file).includes(route));
  return [...new Set(shown.flatMap(({ references }) => references.ids.map(({ id }) => id)))];
}

/** Says that a page has no such place, and which it has. */
export function noPlace(content: WrittenContent, place: string): string {
  const [route = ''] = place.split('#');
  if (!content.routes.has(route)) return `There is no page ${route}.`;
  const places = placesOn(content, route);
  const others =
    places.length > 0
      ? `Places on ${route}: ${places.join(', ')}.`
      : `${route} has no named places yet: a section gets one by its "id".`;
  return `There is no place ${place}. ${others}`;
}
