import { defineConfig } from '@adonisjs/lucid'
import { mysqlConnection } from '#core/database/mysql_connection'
import { sqliteConnection } from '#core/database/sqlite_connection'
import env from '#core/start/env'
import { modules } from '#modules/index'

const migrations = {
  naturalSort: true,
  paths: ['database/migrations', ...modules.map(({ name }) => `modules/${name}/migrations`)],
}

/**
 * `writer` is the one door for changes (core/database/in_tx.ts). `reader` answers everything else:
 * on SQLite it is a read-only connection, so a reader never waits for the writer.
 */
export default defineConfig({
  connection: 'writer',
  connections: env.DATABASE_URL
    ? {
        writer: {
          ...mysqlConnection(env.DATABASE_URL),
          migrations,
          schemaGeneration: { enabled: false },
        },
        reader: { ...mysqlConnection(env.DATABASE_URL), migrations },
      }
    : {
        writer: {
          ...sqliteConnection(env.KONTOR_DATA, { readOnly: false }),
          migrations,
          schemaGeneration: { enabled: false },
        },
        reader: { ...sqliteConnection(env.KONTOR_DATA, { readOnly: true }), migrations },
      },
})
