/**
 * Says of a page why a build has drawn it.
 * @param isThere whether there is a page at the route
 * @param reason the end of the sentence; nothing where it was not drawn
 */
export function whyDrawn(route: string, isThere: boolean, reason: string | undefined): string {
  if (!isThere) return `${route}: there is no such page.`;
  return reason === undefined
    ? `${route} was not drawn: nothing that it shows has changed.`
    : `${route} was drawn: ${reason}.`;
}
