import { UsageError, type OptionRules } from './command.ts';

/** The options of a command that starts a server. @param usual the default port */
export function placeOptions(usual: string): Record<'port' | 'host', OptionRules & { type: 'string' }> {
  return {
    port: { type: 'string', value: 'N', help: `the port; overrides PORT; default: ${usual}` },
    host: { type: 'string', value: 'ADDRESS', help: '0.0.0.0 for access from other machines too' },
  };
}

/**
 * The address at which a server listens.
 * @param values the options of `placeOptions`
 * @param port port from the environment; the option overrides it
 * @throws UsageError with a message for the user
 */
export function parseListenAddress(
  values: { port?: string | undefined; host?: string | undefined },
  port?: string,
): { port: number | undefined; host: string | undefined } {
  const wanted = values.port ?? (port || undefined);
  if (wanted !== undefined && !(/^\d{1,5}$/.test(wanted) && Number(wanted) <= 65535))
    throw new UsageError(`--port takes a number from 0 to 65535, such as 4510, and not "${wanted}".`);
  return { port: wanted === undefined ? undefined : Number(wanted), host: values.host };
}
