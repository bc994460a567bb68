/**
 * What /build.json says: which build the site is of now, and which version each form's questions are of. Open pages
 * ask for it to learn that there is a newer one; the worker never keeps it.
 */
export interface CurrentBuild {
  build: string;
  forms: Record<string, string>;
}

const currentBuildFile = '/build.json';

/**
 * Asks the site for its current build.
 * @returns nothing where the site has no answer to that, or none that can be read
 * @throws when there is no connection
 */
export async function askCurrentBuild(
  ask: (address: string) => Promise<Answer>,
): Promise<CurrentBuild | undefined> {
  const answer = await ask(currentBuildFile);
  if (!answer.ok) return undefined;
  return (await answer.json().catch(() => undefined)) as CurrentBuild | undefined;
}

interface Answer {
  ok: boolean;
  json(): Promise<unknown>;
}
