/** The agencies' accounts, from environment variables; an agency without an account gets no deposit. */
export interface Credentials {
  crossref?: { address: string; login: string; password: string };
  doaj?: { address: string; key: string };
}

/**
 * Reads CROSSREF_LOGIN and CROSSREF_PASSWORD, and DOAJ_KEY. CROSSREF_ADDRESS and DOAJ_ADDRESS name other servers, such
 * as test.crossref.org.
 */
export function readCredentials(env: Readonly<Record<string, string | undefined>>): Credentials {
  const { CROSSREF_LOGIN: login, CROSSREF_PASSWORD: password, DOAJ_KEY: key } = env;
  return {
    ...(login &&
      password && {
        crossref: { address: env['CROSSREF_ADDRESS'] ?? 'https://doi.crossref.org', login, password },
      }),
    ...(key && { doaj: { address: env['DOAJ_ADDRESS'] ?? 'https://doaj.org', key } }),
  };
}
