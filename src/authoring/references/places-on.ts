import { routesShowing } from './routes-showing.ts';
import { usesIn } from './uses.ts';
import type { WrittenContent } from './written-content.ts';

/** The anchors of a page, including those in its shared sections. */
export function placesOn(content: WrittenContent, route: string): string[] {
  const findRoutes = routesShowing(content, usesIn(content));
  const shown = content.files.filter((file) => findRoutes(file).includes(route));
  return [...new Set(shown.flatMap(({ references }) => references.ids.map(({ id }) => id)))];
}

/**
 * The message for a missing anchor or page; it lists the anchors that the page has.
 * @param place route and anchor: /about#team
 */
export function missingPlaceMessage(content: WrittenContent, place: string): string {
  const [route = ''] = place.split('#');
  if (!content.routes.has(route)) return `There is no page ${route}.`;
  const places = placesOn(content, route);
  const others =
    places.length > 0
      ? `Anchors on ${route}: ${places.join(', ')}.`
      : `${route} has no anchors yet: a section gets one by its "id".`;
  return `There is no anchor ${place}. ${others}`;
}
