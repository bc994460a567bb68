import { parseArgs } from 'node:util';

/** What the words after the name of a command that starts a server say. */
export interface ServerWords {
  /** The folder of the site, as it was typed. */
  site: string | undefined;
  port: number | undefined;
  host: string | undefined;
}

/**
 * Reads the words after the name of a command that starts a server.
 * @param name of the command, as it is typed: npm start
 * @returns what they say; or a sentence why they can't be understood, and what may be written
 */
export function readServerWords(argv: readonly string[], name: string): ServerWords | string {
  const usage = `${name} [-- --port 4510 --host 0.0.0.0 --site DIR]`;
  const text = { type: 'string' } as const;
  try {
    const options = { site: text, port: text, host: text };
    const { site, port, host } = parseArgs({ args: [...argv], options }).values;
    if (port !== undefined && !isPort(port))
      return `--port takes a number from 0 to 65535, such as 4510, and not "${port}".\n${usage}`;
    return { site, port: port === undefined ? undefined : Number(port), host };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`;
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}
