import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { alterTable } from './alter_table.js'
import { Columns } from './columns.js'
import { rebuildTable } from './rebuild_table.js'
import { strict, wholeTable } from './table_dialects.js'
import { additionsOf, isSqlite, statementsOf, type TableChange } from './table_statements.js'

/**
 * Base of every migration. A table is written once with `createTable` and is the same on both databases:
 * STRICT on SQLite, InnoDB with binary collation (so `a` is not `A` and no blanks are trimmed) elsewhere.
 * The migration of a table that exists is never edited: a later one changes the table with `changeTable`.
 *
 * Habits of the columns: ids are UUIDv7 text, `*_at` are milliseconds UTC, `*_on` are `YYYY-MM-DD`,
 * money is integer minor units, JSON is text.
 */
export abstract class Migration extends BaseSchema {
  /** Makes a table, on MariaDB in one statement; see `Columns` for the vocabulary. */
  protected createTable(name: string, define: (columns: Columns) => void) {
    this.defer(async (client) => {
      const dialect = isSqlite(client) ? 'sqlite' : 'mysql'
      const [create = '', ...additions] = statementsOf(client, (schema) =>
        schema.createTable(name, (table) => define(new Columns(table, dialect)))
      )
      const statements =
        dialect === 'sqlite'
          ? [strict(create), ...additions]
          : [wholeTable(create, additionsOf(name, additions))]
      for (const sql of statements) await client.rawQuery(sql)
    })
  }

  /**
   * Changes a table that may hold data: all or nothing, in one step. New columns need a default or null;
   * a check is replaced by dropping it and adding one of the same name. One table per migration, so that
   * MariaDB, which cannot roll a change back, is at most one written-down step behind.
   */
  protected changeTable(name: string, change: TableChange) {
    this.defer((client) =>
      isSqlite(client) ? rebuildTable(client, name, change) : alterTable(client, name, change)
    )
  }

  /**
   * Adds an index that only statements with the same condition use. Without statistics SQLite chooses an index by its
   * columns alone, and the condition keeps all other statements from choosing this one. MariaDB chooses by statistics
   * and has no such indexes.
   */
  protected indexOnSqlite(
    table: string,
    { name, columns, where }: { name: string; columns: string[]; where: string }
  ) {
    this.defer(async (client) => {
      if (!isSqlite(client)) return
      const list = columns.map((column) => `\`${column}\``).join(', ')
      await client.rawQuery(`create index \`${name}\` on \`${table}\` (${list}) where ${where}`)
    })
  }

  /**
   * Adds an index for counting: on SQLite for statements with the same condition alone (see `indexOnSqlite`), on MariaDB
   * over all rows. May run again.
   */
  protected countingIndex(
    table: string,
    { name, columns, where }: { name: string; columns: string[]; where: string }
  ) {
    this.defer(async (client) => {
      const list = columns.map((column) => `\`${column}\``).join(', ')
      const create = `create index if not exists \`${name}\` on \`${table}\` (${list})`
      await client.rawQuery(isSqlite(client) ? `${create} where ${where}` : create)
    })
  }

  /** Gives an index other columns under its name; may run again. */
  protected replaceIndex(table: string, name: string, columns: string[]) {
    this.defer(async (client) => {
      const list = columns.map((column) => `\`${column}\``).join(', ')
      const statements = isSqlite(client)
        ? [`drop index if exists \`${name}\``, `create index \`${name}\` on \`${table}\` (${list})`]
        : [`alter table \`${table}\` drop index \`${name}\`, add index \`${name}\` (${list})`]
      for (const sql of statements) await client.rawQuery(sql)
    })
  }

  /** Fills new columns from old ones; the statement must do no harm when it runs again. */
  protected fill(sql: string) {
    this.defer((client: QueryClientContract) => client.rawQuery(sql))
  }

  override async down() {
    throw new Error('Kontor does not migrate backwards; restore the backup that was made before.')
  }
}
