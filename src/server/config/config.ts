import { Ajv } from 'ajv';
import type { ErrorObject } from 'ajv';
import path from 'node:path';
import { didYouMean } from '../../core/schema/suggest.ts';
import { configSchema } from './config-schema.ts';

/** The settings of a server, from environment variables. */
export interface Config {
  port: number;
  host: string;
  /** The absolute path of the data folder. */
  dataDir: string;
  /** The database, if it is not in that folder: postgres://user:password@host/name. */
  databaseUrl: string | undefined;
  /** The file store, if it is not in that folder: https://KEY:SECRET@host/bucket. */
  filesUrl: string | undefined;
  /** The site's public address, such as https://example.org; undefined if not set. */
  publicUrl: string | undefined;
  /** Whether frequent submissions from one address are limited. */
  isRateLimited: boolean;
  /** The number of proxies in front of the server; each adds an address to the header. */
  proxies: number;
  logLevel: string;
  /** With a token, /metrics is readable from anywhere; without one, only from this computer. */
  metricsToken: string | undefined;
  /** The backup key: 32 bytes in base64, or the absolute path of a file with them. */
  backupKey: string | undefined;
  backupKeyFile: string | undefined;
  /** The address for reports about the server; undefined: no reports. */
  ownerEmail: string | undefined;
  /** A webhook for the same reports, signed by the secret. */
  ownerWebhook: string | undefined;
  ownerSecret: string | undefined;
  /** The hour from which the daily report may be sent, 0 to 23, in the site's time zone. */
  reportHour: number;
  /** The age in days from which a backup is a problem; 0: not checked. */
  backupDays: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** By the name in a form's definition: enquiries, book-store. */
  deliveries: Map<string, DeliveryTarget>;
}

/** The targets of a delivery. */
export interface DeliveryTarget {
  email?: string;
  webhook?: string;
  secret?: string;
}

/** Environment variables, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Invalid settings. The message lists all errors, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @param env the variables of the environment
 * @param root the folder for relative paths
 * @throws ConfigError with all errors
 */
export function readConfig(env: Environment, root: string): Config {
  const settings = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => isOurs(name) && value?.trim()),
  );
  const validate = new Ajv({ allErrors: true, strict: true, validateFormats: false, verbose: true }).compile(
    configSchema,
  );
  const problems = validate(settings) ? [] : (validate.errors ?? []).map(describeError);
  const deliveries = readDeliveries(settings as Record<string, string>);
  problems.push(...findContradictions(settings as Record<string, string>, deliveries));
  if (problems.length > 0)
    throw new ConfigError(
      `Some settings in the environment are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  const text = (name: string): string | undefined => settings[name]?.trim();
  return {
    port: Number(text('PORT') ?? 4173),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(root, text('DATA_DIR') ?? 'var'),
    databaseUrl: text('DATABASE_URL'),
    filesUrl: text('FILES_URL'),
    publicUrl: text('PUBLIC_URL') && new URL(text('PUBLIC_URL')!).origin,
    isRateLimited: text('RATE_LIMIT') !== 'off',
    proxies: Number(text('TRUST_PROXY') ?? 0),
    logLevel: text('LOG_LEVEL') ?? 'info',
    metricsToken: text('METRICS_TOKEN'),
    backupKey: text('BACKUP_KEY'),
    backupKeyFile: text('BACKUP_KEY_FILE') && path.resolve(root, text('BACKUP_KEY_FILE')!),
    ownerEmail: text('OWNER_EMAIL'),
    ownerWebhook: text('OWNER_WEBHOOK'),
    ownerSecret: text('OWNER_SECRET'),
    reportHour: Number(text('REPORT_HOUR') ?? 7),
    backupDays: Number(text('BACKUP_DAYS') ?? 2),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    deliveries,
  };
}

/** Converts DELIVERY_BOOK_STORE_EMAIL to the delivery "book-store". */
function readDeliveries(settings: Record<string, string>): Map<string, DeliveryTarget> {
  const deliveries = new Map<string, DeliveryTarget>();
  for (const [variable, value] of Object.entries(settings)) {
    const [, name, kind] = /^DELIVERY_([A-Z0-9_]+)_(EMAIL|WEBHOOK|SECRET)$/.exec(variable) ?? [];
    if (name === undefined || kind === undefined) continue;
    const key = name.toLowerCase().replaceAll('_', '-');
    deliveries.set(key, { ...deliveries.get(key), [kind.toLowerCase()]: value.trim() });
  }
  return deliveries;
}

/** Reports variables that need each other, or exclude each other. */
function findContradictions(
  settings: Record<string, string>,
  deliveries: Map<string, DeliveryTarget>,
): string[] {
  const problems: string[] = [];
  if (settings['BACKUP_KEY'] && settings['BACKUP_KEY_FILE'])
    problems.push('BACKUP_KEY and BACKUP_KEY_FILE both give the key: set only one of them.');
  const missing = ['SMTP_URL', 'MAIL_FROM'].filter((variable) => !settings[variable]);
  if (settings['OWNER_EMAIL'] && missing.length > 0)
    problems.push(`OWNER_EMAIL needs ${missing.join(' and ')}: they configure the sending of e-mail.`);
  if (Boolean(settings['OWNER_WEBHOOK']) !== Boolean(settings['OWNER_SECRET']))
    problems.push('OWNER_WEBHOOK and OWNER_SECRET need each other: calls are signed with the secret.');
  for (const [name, { email, webhook, secret }] of deliveries) {
    const prefix = `DELIVERY_${name.toUpperCase().replaceAll('-', '_')}`;
    if (email && missing.length > 0)
      problems.push(`${prefix}_EMAIL needs ${missing.join(' and ')}: they configure the sending of e-mail.`);
    if (webhook && !secret)
      problems.push(`${prefix}_WEBHOOK needs ${prefix}_SECRET, with which calls are signed.`);
    if (secret && !webhook)
      problems.push(`${prefix}_SECRET signs calls to ${prefix}_WEBHOOK, which is not set.`);
  }
  return problems;
}

function describeError({ instancePath, params, parentSchema }: ErrorObject): string {
  const unknown = params['additionalProperty'];
  if (typeof unknown === 'string') {
    const knownNames = ['EMAIL', 'WEBHOOK', 'SECRET'];
    const kind = unknown.split('_').at(-1) ?? '';
    return `${unknown} is not known. ${didYouMean(kind, knownNames) ?? `It ends in one of ${knownNames.map((end) => `_${end}`).join(', ')}.`}`;
  }
  // The message omits the value, which may be secret.
  return `${instancePath.slice(1)} can’t be used. ${String(parentSchema?.['description'] ?? '')}`;
}

/** Whether a variable belongs to the server. Most environment variables belong to other programs. */
function isOurs(name: string): boolean {
  return name in configSchema.properties || name.startsWith('DELIVERY_');
}
