/**
 * Explains why a build has rendered a page.
 * @param isThere whether the route has a page
 * @param reason the reason, as the end of a sentence; undefined if the page was not rendered
 */
export function explainRender(route: string, isThere: boolean, reason: string | undefined): string {
  if (!isThere) return `${route}: there is no such page.`;
  return reason === undefined
    ? `${route} was not rendered: nothing that it shows has changed.`
    : `${route} was rendered: ${reason}.`;
}
