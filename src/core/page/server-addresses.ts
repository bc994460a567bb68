/** The first path segments that belong to the server: no page or redirect can have them. */
export const serverSegments: readonly string[] = ['api', 'healthz', 'metrics', 'readyz'];

/** Whether a route belongs to the server. */
export function isServerAddress(route: string): boolean {
  return serverSegments.includes(route.split('/')[1] ?? '');
}
