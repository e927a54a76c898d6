import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { MigrationListNode } from '@adonisjs/lucid/types/migrator'
import { StartRefused } from '#core/start/start_refused'
import { OLD_MIGRATIONS } from './old_migrations.js'

/** The file names of the migrations that create each table as the old ones together have left it. */
const SQUASHED = /\/1796400000\d{3}_create_\w+_table$/

/** The newest version with the old migrations, which every older database passes. */
const LAST_OLD_VERSION = '0.1.0 of 28 November 2026 (commit 7f0a9485)'

export const isOld = ({ name }: Pick<MigrationListNode, 'name'>) => OLD_MIGRATIONS.has(name)

/**
 * Whether a database has all tables from the old migrations.
 * @throws StartRefused when it has only some of them
 */
export function isBeforeSquash(written: MigrationListNode[]) {
  const count = written.filter(isOld).length
  if (count === 0) return false
  if (count === OLD_MIGRATIONS.size) return true
  throw new StartRefused(
    `the database was made by a Kontor older than ${LAST_OLD_VERSION}; start that version once, then this one.`
  )
}

/** Writes down the new migrations instead of the old ones, in one step. The tables are the same and stay as they are. */
export async function takeOver(writer: QueryClientContract, written: MigrationListNode[]) {
  const created = written.filter(({ name, status }) => status === 'pending' && SQUASHED.test(name))
  await writer.transaction(async (transaction) => {
    await transaction
      .from('adonis_schema')
      .whereIn('name', [...OLD_MIGRATIONS])
      .delete()
    await transaction
      .table('adonis_schema')
      .multiInsert(created.map(({ name }) => ({ name, batch: 1 })))
  })
}
