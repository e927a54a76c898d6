import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { readMigrations } from '#core/database/read_migrations'
import { type Check, fine, notice, trouble } from './check.js'

/** Whether the tables are those of this Kontor. */
export const tables: Check = {
  name: 'tables',
  readsDatabase: true,
  async look() {
    const { pending, unknown } = await readMigrations(db, app)
    if (unknown[0] !== undefined) return trouble('tables_newer', { migration: unknown[0] })
    if (pending.length > 0) return notice('tables_pending', { count: pending.length })
    return fine('tables_current')
  },
}
