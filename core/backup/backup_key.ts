import { readFileSync } from 'node:fs'
import env from '#core/start/env'
import { parseSettings } from '#core/start/settings'
import { StartRefused } from '#core/start/start_refused'

/**
 * The key of encrypted backups, from BACKUP_KEY or the file of BACKUP_KEY_FILE. It is never part of a backup.
 * @throws StartRefused when the file cannot be read or its key is too short
 */
export function backupKey(): string | undefined {
  const { BACKUP_KEY, BACKUP_KEY_FILE } = env
  if (BACKUP_KEY !== undefined || BACKUP_KEY_FILE === undefined) return BACKUP_KEY
  let text: string
  try {
    text = readFileSync(BACKUP_KEY_FILE, 'utf8')
  } catch {
    throw new StartRefused(
      `BACKUP_KEY_FILE names ${BACKUP_KEY_FILE}, which cannot be read; correct the path or its rights.`
    )
  }
  const key = parseSettings({ BACKUP_KEY: text }).BACKUP_KEY
  if (key !== undefined) return key
  throw new StartRefused(`BACKUP_KEY_FILE names ${BACKUP_KEY_FILE}, which is empty.`)
}

/**
 * The key for a new backup.
 * @param isPlain whether the operator wants no encryption
 * @throws StartRefused when encryption is wanted and no key is set
 */
export function keyForNewBackup(isPlain: boolean) {
  if (isPlain) return undefined
  const key = backupKey()
  if (key !== undefined) return key
  throw new StartRefused(
    'a backup is encrypted and needs a key; set BACKUP_KEY (openssl rand -base64 32) and keep it in another place, or add --unencrypted.'
  )
}
