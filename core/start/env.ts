import { Env } from '@adonisjs/core/env'
import { openDataFolder, readOrMakeAppKey } from './data_folder.js'
import { DEFAULTS, parseSettings } from './settings.js'

/**
 * Every setting of Kontor, read once. The README lists them with their defaults.
 * A wrong one refuses the start with a sentence that names it.
 */
const loaded = await Env.create(new URL('../../', import.meta.url), {})
const raw = Object.fromEntries(
  Object.keys(DEFAULTS).map((name) => [name, process.env[name] ?? loaded.get(name)])
)
const settings = parseSettings(raw)
const dataFolder = openDataFolder(settings.KONTOR_DATA, {
  hasOwnDatabase: settings.DATABASE_URL === undefined,
})

/** The key that the operator has set, if any: one in the data folder counts in its place. */
export const configuredAppKey = settings.APP_KEY

export const env = {
  ...settings,
  KONTOR_DATA: dataFolder,
  APP_KEY: readOrMakeAppKey(dataFolder, settings.APP_KEY),
}

// The framework reads these two itself.
process.env.HOST = env.HOST
process.env.PORT = String(env.PORT)
// Processes that this one starts know the zone of the machine by it.
process.env.BACKUP_ZONE = env.BACKUP_ZONE
process.env.TZ = 'UTC'

export default env
