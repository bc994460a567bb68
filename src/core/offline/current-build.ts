/**
 * The content of /build.json: the current build of the site, and the version of each form's questions. Open pages
 * request it to detect a newer build and whether the site is reachable; the service worker never caches it.
 */
export interface CurrentBuild {
  build: string;
  forms: Record<string, string>;
}

const currentBuildFile = '/build.json';

/**
 * Requests the current build of the site.
 * @returns undefined if the site has no such file
 * @throws without a connection, or if something else answers, such as the sign-in page of a public network, or a
 *   proxy without its server
 */
export async function askCurrentBuild(
  ask: (address: string) => Promise<BuildAnswer>,
): Promise<CurrentBuild | undefined> {
  const answer = await ask(currentBuildFile);
  if ([404, 410].includes(answer.status)) return undefined;
  const current = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isCurrentBuild(current)) throw new Error(`${currentBuildFile} did not come from the site.`);
  return current;
}

interface BuildAnswer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

function isCurrentBuild(value: unknown): value is CurrentBuild {
  if (typeof value !== 'object' || value === null) return false;
  const { build, forms } = value as Partial<CurrentBuild>;
  return typeof build === 'string' && typeof forms === 'object';
}
