import env, { configuredAppKey } from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { assertEmptyMysql } from './load_mysql.js'
import { fingerprintOf, type Manifest } from './manifest.js'
import type { Place } from './verify_documents.js'

/**
 * The installation of the settings, as the place for a backup.
 * @param newKey takes another key than that of the backup
 * @throws StartRefused when its database is not empty or its key is not that of the backup
 */
export async function emptyInstallation(
  manifest: Manifest,
  { newKey }: { newKey: boolean }
): Promise<Place> {
  if (!newKey) assertKey(manifest)
  if (env.DATABASE_URL) await assertEmptyMysql(env.DATABASE_URL)
  return { dataFolder: env.KONTOR_DATA, databaseUrl: env.DATABASE_URL, appKey: configuredAppKey }
}

function assertKey({ key }: Manifest) {
  const isSame =
    configuredAppKey !== undefined && fingerprintOf(configuredAppKey) === key.fingerprint
  if (isSame || (configuredAppKey === undefined && key.isIncluded)) return
  throw new StartRefused(
    configuredAppKey === undefined
      ? 'the backup holds no key; set APP_KEY to the one it was made with, or add --new-key and lose waiting secret mails and sessions.'
      : 'APP_KEY is not the key that the backup was made with; correct or remove it, or add --new-key and lose waiting secret mails and sessions.'
  )
}
