import {
  cidr,
  collector,
  hostWithPort,
  integer,
  list,
  mailAddress,
  mailServer,
  oneOf,
  parts,
  secret,
  timeOfDay,
  url,
  yesOrNo,
  zone,
} from './setting_values.js'
import { StartRefused } from './start_refused.js'

/** Names and defaults of all settings; an empty default means "not set". */
export const DEFAULTS = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '3333',
  APP_URL: '',
  APP_KEY: '',
  KONTOR_DATA: '',
  BACKUP_KEY: '',
  BACKUP_KEY_FILE: '',
  BACKUP_UNENCRYPTED: 'false',
  BACKUP_FOLDER: '',
  BACKUP_TIME: '02:30',
  BACKUP_ZONE: '',
  BACKUP_KEEP_DAILY: '7',
  BACKUP_KEEP_WEEKLY: '4',
  BACKUP_KEEP_MONTHLY: '12',
  BACKUP_CHECK_DATABASE: '',
  DATABASE_URL: '',
  SEAL_FILES: 'false',
  SMTP_URL: '',
  SMTP_ALLOW_CLEAR_TEXT: 'false',
  MAIL_FROM: '',
  MAILS_PER_HOUR: '500',
  MAILS_PER_DAY: '5000',
  BOUNCE_ADDRESS: '',
  BOUNCE_SECRET: '',
  VIES_URL: '',
  ECB_RATES_URL: '',
  SENTRY_DSN: '',
  OUTBOUND_ALLOW: '',
  TRUSTED_PROXIES: '',
  OPERATOR_NAME: '',
  OPERATOR_ADDRESS: '',
  OPERATOR_SUBPROCESSORS: '',
  IMPRINT_URL: '',
  PRIVACY_URL: '',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: '',
  SESSION_TOKEN_HOURS: '8',
  CONFIRMED_ADDRESS_REQUIRED: 'false',
  ADMIN_SECOND_FACTOR_REQUIRED: 'false',
  KONTOR_ADMIN_EMAIL: '',
  KONTOR_ADMIN_PASSWORD: '',
} as const

export type SettingName = keyof typeof DEFAULTS
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const MOST_MAILS = 1_000_000
const SHORTEST_KEY = 32
const MOST_BACKUPS = 1000

/** Turns text settings into typed ones. Throws StartRefused that names the setting. */
export function parseSettings(raw: Partial<Record<string, string | undefined>>) {
  const text = (name: SettingName) => raw[name]?.trim() || DEFAULTS[name]
  const optional = (name: SettingName) => text(name) || undefined

  const PORT = integer('PORT', text('PORT'), 0, 65_535)
  const HOST = text('HOST')
  return {
    NODE_ENV: oneOf('NODE_ENV', text('NODE_ENV'), ['development', 'production', 'test']),
    HOST,
    PORT,
    APP_URL: url('APP_URL', optional('APP_URL'), ['http:', 'https:']) ?? `http://localhost:${PORT}`,
    APP_KEY: optional('APP_KEY'),
    KONTOR_DATA: optional('KONTOR_DATA'),
    ...backups(text, optional),
    DATABASE_URL: url('DATABASE_URL', optional('DATABASE_URL'), ['mysql:', 'mariadb:']),
    SEAL_FILES: yesOrNo('SEAL_FILES', text('SEAL_FILES')),
    SMTP_URL: mailServer(optional('SMTP_URL')),
    SMTP_ALLOW_CLEAR_TEXT: yesOrNo('SMTP_ALLOW_CLEAR_TEXT', text('SMTP_ALLOW_CLEAR_TEXT')),
    VIES_URL: url('VIES_URL', optional('VIES_URL'), ['https:', 'http:']),
    ECB_RATES_URL: url('ECB_RATES_URL', optional('ECB_RATES_URL'), ['https:', 'http:']),
    SENTRY_DSN: collector(optional('SENTRY_DSN')),
    OUTBOUND_ALLOW: list(text('OUTBOUND_ALLOW')).map(hostWithPort),
    MAIL_FROM: optional('MAIL_FROM') ?? 'Kontor <kontor@localhost>',
    MAILS_PER_HOUR: integer('MAILS_PER_HOUR', text('MAILS_PER_HOUR'), 1, MOST_MAILS),
    MAILS_PER_DAY: integer('MAILS_PER_DAY', text('MAILS_PER_DAY'), 1, MOST_MAILS),
    BOUNCE_ADDRESS: mailAddress('BOUNCE_ADDRESS', optional('BOUNCE_ADDRESS')),
    BOUNCE_SECRET: secret('BOUNCE_SECRET', optional('BOUNCE_SECRET')),
    OPERATOR_NAME: optional('OPERATOR_NAME'),
    OPERATOR_ADDRESS: optional('OPERATOR_ADDRESS'),
    OPERATOR_SUBPROCESSORS: parts(text('OPERATOR_SUBPROCESSORS'), ';'),
    IMPRINT_URL: url('IMPRINT_URL', optional('IMPRINT_URL'), ['https:', 'http:']),
    PRIVACY_URL: url('PRIVACY_URL', optional('PRIVACY_URL'), ['https:', 'http:']),
    TRUSTED_PROXIES: list(text('TRUSTED_PROXIES')).map(cidr),
    LOG_LEVEL: oneOf('LOG_LEVEL', text('LOG_LEVEL'), LOG_LEVELS),
    METRICS_TOKEN: secret('METRICS_TOKEN', optional('METRICS_TOKEN')),
    SESSION_TOKEN_HOURS: integer('SESSION_TOKEN_HOURS', text('SESSION_TOKEN_HOURS'), 1, 24),
    CONFIRMED_ADDRESS_REQUIRED: yesOrNo(
      'CONFIRMED_ADDRESS_REQUIRED',
      text('CONFIRMED_ADDRESS_REQUIRED')
    ),
    ADMIN_SECOND_FACTOR_REQUIRED: yesOrNo(
      'ADMIN_SECOND_FACTOR_REQUIRED',
      text('ADMIN_SECOND_FACTOR_REQUIRED')
    ),
    KONTOR_ADMIN_EMAIL: optional('KONTOR_ADMIN_EMAIL'),
    KONTOR_ADMIN_PASSWORD: optional('KONTOR_ADMIN_PASSWORD'),
  }
}

function backups(
  text: (name: SettingName) => string,
  optional: (name: SettingName) => string | undefined
) {
  const keep = (name: SettingName) => integer(name, text(name), 1, MOST_BACKUPS)
  const settings = {
    BACKUP_KEY: secret('BACKUP_KEY', optional('BACKUP_KEY'), SHORTEST_KEY),
    BACKUP_KEY_FILE: optional('BACKUP_KEY_FILE'),
    BACKUP_UNENCRYPTED: yesOrNo('BACKUP_UNENCRYPTED', text('BACKUP_UNENCRYPTED')),
    BACKUP_FOLDER: optional('BACKUP_FOLDER'),
    BACKUP_TIME: timeOfDay('BACKUP_TIME', text('BACKUP_TIME')),
    BACKUP_ZONE: zone('BACKUP_ZONE', optional('BACKUP_ZONE')),
    BACKUP_KEEP_DAILY: keep('BACKUP_KEEP_DAILY'),
    BACKUP_KEEP_WEEKLY: keep('BACKUP_KEEP_WEEKLY'),
    BACKUP_KEEP_MONTHLY: keep('BACKUP_KEEP_MONTHLY'),
    BACKUP_CHECK_DATABASE: url('BACKUP_CHECK_DATABASE', optional('BACKUP_CHECK_DATABASE'), [
      'mysql:',
      'mariadb:',
    ]),
  }
  const { BACKUP_FOLDER, BACKUP_KEY, BACKUP_KEY_FILE, BACKUP_UNENCRYPTED } = settings
  if (!BACKUP_FOLDER || BACKUP_KEY || BACKUP_KEY_FILE || BACKUP_UNENCRYPTED) return settings
  throw new StartRefused(
    'BACKUP_FOLDER is set without a key; set BACKUP_KEY (openssl rand -base64 32), or BACKUP_UNENCRYPTED=true.'
  )
}
