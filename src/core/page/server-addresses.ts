/** First names of addresses at which the server itself answers: no page and no redirect is reached there. */
export const serverNames: readonly string[] = ['api', 'healthz', 'metrics', 'readyz'];

/** Whether the server itself answers at a route. */
export function isOfServer(route: string): boolean {
  return serverNames.includes(route.split('/')[1] ?? '');
}
