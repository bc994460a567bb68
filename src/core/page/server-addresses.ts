/** The first path segments that the server uses itself: no page or redirect can be there. */
export const serverNames: readonly string[] = ['api', 'healthz', 'metrics', 'readyz'];

/** Whether the server itself answers at a route. */
export function isOfServer(route: string): boolean {
  return serverNames.includes(route.split('/')[1] ?? '');
}
