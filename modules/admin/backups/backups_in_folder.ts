import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import env from '#core/start/env'
import { configuredKeep, type KeptAs, keptBackups } from './surplus_backups.js'

/** The backups in the folder of the schedule that are kept, by their names. Empty when its disk is away. */
export function backupsInFolder(): Map<string, KeptAs[]> {
  if (env.BACKUP_FOLDER === undefined) return new Map()
  const root = resolve(env.BACKUP_FOLDER)
  return existsSync(root) ? keptBackups(readdirSync(root), configuredKeep()) : new Map()
}
