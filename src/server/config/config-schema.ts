/** A prefix and 24 to 64 bytes in base64, as in the Standard Webhooks specification. */
const secret =
  'whsec_(?=[A-Za-z0-9+/]{32,86}={0,2}(\\s|$))([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?';

const webhookSecret = {
  type: 'string',
  description:
    'Write whsec_ and 24 to 64 random bytes in base64, which the receiver knows too; make them with: echo "whsec_$(openssl rand -base64 32)". Two, with a space between them, both sign while one replaces the other.',
  pattern: `^\\s*${secret}(\\s+${secret})*\\s*$`,
} as const;

/** The schema of environment variables. Each description is advice, which is shown if the value is wrong. */
export const configSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    PORT: {
      type: 'string',
      description: 'Write the number of the port to listen on, from 0 to 65535, such as 4173.',
      pattern: '^\\s*(6553[0-5]|655[0-2]\\d|65[0-4]\\d\\d|6[0-4]\\d{3}|[1-5]\\d{4}|\\d{1,4})\\s*$',
    },
    HOST: {
      type: 'string',
      description:
        'Write the address to listen on: 127.0.0.1 for this computer alone, 0.0.0.0 or :: for all.',
      pattern: '^\\s*[A-Za-z0-9.:-]+\\s*$',
    },
    DATA_DIR: {
      type: 'string',
      description: 'Write the path of the folder in which submissions are stored, such as /var/lib/site.',
      pattern: '^[^\\u0000]+$',
    },
    DATABASE_URL: {
      type: 'string',
      description:
        'Write the address of a database of PostgreSQL, such as postgres://site:password@db.example.org/site.',
      pattern: '^\\s*postgres(ql)?://[^\\s/?#]+/[^\\s/?#]+(\\?[^\\s#]*)?\\s*$',
    },
    FILES_URL: {
      type: 'string',
      description:
        'Write the address of a bucket of S3 with its key and secret, each percent-encoded, such as https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1.',
      pattern:
        '^\\s*https?://[^\\s:/?#@]+:[^\\s:/?#@]+@[^\\s/?#@]+(/[A-Za-z0-9._-]+)+/?(\\?region=[a-z0-9-]+)?\\s*$',
    },
    PUBLIC_URL: {
      type: 'string',
      description:
        'Write the address at which visitors find the site, without a path, such as https://example.org.',
      pattern: '^\\s*https?://[A-Za-z0-9.-]+(:\\d{1,5})?/?\\s*$',
    },
    RATE_LIMIT: {
      type: 'string',
      description: 'Write on, or off for tests that send many forms from one address.',
      pattern: '^\\s*(on|off)\\s*$',
    },
    TRUST_PROXY: {
      type: 'string',
      description: 'Write how many proxies are in front of the server: 0 for none, or a number up to 9.',
      pattern: '^\\s*\\d\\s*$',
    },
    LOG_LEVEL: {
      type: 'string',
      description: 'Write the level of the log: error, warn, info, debug or silent.',
      pattern: '^\\s*(error|warn|info|debug|silent)\\s*$',
    },
    METRICS_TOKEN: {
      type: 'string',
      description:
        'Write 16 or more letters, digits or other characters without spaces, which the program that reads /metrics sends; make them with: openssl rand -base64 32',
      pattern: '^\\s*[!-~]{16,200}\\s*$',
    },
    BACKUP_KEY: {
      type: 'string',
      description:
        'Write an identity of age, AGE-SECRET-KEY-1…, with which backups are encrypted; .env.example explains how to create one',
      pattern: '^\\s*AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\\s*$',
    },
    BACKUP_KEY_FILE: {
      type: 'string',
      description: 'Write the path of a file that holds the key of backups, such as /etc/site/backup.key.',
      pattern: '^[^\\u0000]+$',
    },
    OWNER_EMAIL: {
      type: 'string',
      description:
        'Write the e-mail address for reports on the server, daily and at problems, such as owner@example.org.',
      pattern: '^\\s*[^\\s<>@,;]+@[^\\s<>@,;]+\\s*$',
    },
    OWNER_WEBHOOK: {
      type: 'string',
      description:
        'Write the address that is called with each report to the owner, such as https://example.org/hooks/owner.',
      pattern: '^\\s*https?://[^\\s]+\\s*$',
    },
    OWNER_SECRET: webhookSecret,
    REPORT_HOUR: {
      type: 'string',
      description: 'Write the hour of the daily report in the time zone of the site: 0 to 23.',
      pattern: '^\\s*([01]?\\d|2[0-3])\\s*$',
    },
    BACKUP_DAYS: {
      type: 'string',
      description:
        'Write the number of days without a backup after which the owner is notified, or 0 if other tools make backups.',
      pattern: '^\\s*\\d{1,3}\\s*$',
    },
    SMTP_URL: {
      type: 'string',
      description:
        'Write the address of the mail server, such as smtps://user:password@mail.example.org:465.',
      pattern: '^\\s*smtps?://[^\\s]+\\s*$',
    },
    MAIL_FROM: {
      type: 'string',
      description: 'Write the sender of e-mails, an address of your own, such as forms@example.org.',
      pattern: '^\\s*([^<>\\r\\n]*<)?[^\\s<>@]+@[^\\s<>@]+>?\\s*$',
    },
  },
  patternProperties: {
    '^DELIVERY_[A-Z0-9_]+_EMAIL$': {
      type: 'string',
      description: 'Write the e-mail address that receives these submissions, such as enquiries@example.org.',
      pattern: '^\\s*[^\\s<>@,;]+@[^\\s<>@,;]+\\s*$',
    },
    '^DELIVERY_[A-Z0-9_]+_WEBHOOK$': {
      type: 'string',
      description:
        'Write the address that is called with these submissions, such as https://example.org/hooks/forms.',
      pattern: '^\\s*https?://[^\\s]+\\s*$',
    },
    '^DELIVERY_[A-Z0-9_]+_SECRET$': webhookSecret,
  },
} as const;
