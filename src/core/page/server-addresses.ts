/** The first path segments that belong to the server: no page or redirect can have them. */
export const serverNames: readonly string[] = ['api', 'healthz', 'metrics', 'readyz'];

/** Whether a route belongs to the server. */
export function isOfServer(route: string): boolean {
  return serverNames.includes(route.split('/')[1] ?? '');
}
