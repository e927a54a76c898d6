import type { ApplicationService } from '@adonisjs/core/types'
import type { Database } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { isOld } from './squash/take_over.js'

/**
 * The migrations that the database lacks, and those that only the database knows. Reads only, so it can be asked while
 * a server works.
 */
export async function readMigrations(db: Database, app: ApplicationService) {
  const list = await new MigrationRunner(db, app, {
    direction: 'up',
    connectionName: 'reader',
    disableLocks: true,
  }).getList()
  const namesOf = (status: string) =>
    list.filter((one) => one.status === status && !isOld(one)).map(({ name }) => name)
  return { pending: namesOf('pending'), unknown: namesOf('corrupt') }
}
