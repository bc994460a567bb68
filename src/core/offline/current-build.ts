/**
 * What /build.json says: which build the site is of now, and which version each form's questions are of. Open pages
 * ask for it to learn that there is a newer one, and whether the site can be reached; the worker never keeps it.
 */
export interface CurrentBuild {
  build: string;
  forms: Record<string, string>;
}

const currentBuildFile = '/build.json';

/**
 * Asks the site for its current build.
 * @returns `undefined` if the site has no such file
 * @throws if there is no connection, or if something else answers in the site's place, such as the sign-in page of a
 * public network, or a proxy whose server is down
 */
export async function askCurrentBuild(
  ask: (address: string) => Promise<Answer>,
): Promise<CurrentBuild | undefined> {
  const answer = await ask(currentBuildFile);
  if ([404, 410].includes(answer.status)) return undefined;
  const current = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isCurrentBuild(current)) throw new Error(`${currentBuildFile} did not come from the site.`);
  return current;
}

interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

function isCurrentBuild(value: unknown): value is CurrentBuild {
  if (typeof value !== 'object' || value === null) return false;
  const { build, forms } = value as Partial<CurrentBuild>;
  return typeof build === 'string' && typeof forms === 'object';
}
