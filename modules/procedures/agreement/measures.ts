import type env from '#core/start/env'
import type { Word } from '#modules/procedures/document/sections'

type Settings = Pick<
  typeof env,
  | 'APP_URL'
  | 'DATABASE_URL'
  | 'SEAL_FILES'
  | 'BACKUP_FOLDER'
  | 'BACKUP_UNENCRYPTED'
  | 'SMTP_ALLOW_CLEAR_TEXT'
>

/**
 * The technical measures of art. 32 GDPR that this installation really takes: those of the program, and those that the
 * operator has set.
 */
export const measuresOf = (settings: Settings, word: Word): string[] =>
  [
    'passwords',
    'factors',
    'roles',
    'separation',
    'log',
    'limits',
    settings.DATABASE_URL === undefined || settings.SEAL_FILES ? 'sealed' : '',
    settings.APP_URL.startsWith('https://') ? 'https' : '',
    settings.SMTP_ALLOW_CLEAR_TEXT ? '' : 'mail',
    settings.BACKUP_FOLDER ? (settings.BACKUP_UNENCRYPTED ? 'backups' : 'encryptedBackups') : '',
    'deletion',
  ]
    .filter(Boolean)
    .map((name) => word(`agreement.measure.${name}`))
