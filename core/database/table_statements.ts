import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Knex } from 'knex'
import type { Columns } from './columns.js'

/** Changes that `Migration.changeTable` can make to a table. */
export interface TableChange {
  /** New columns, references, indexes and checks. */
  add?: (columns: Columns) => void
  /** Names of checks that no longer hold. */
  dropChecks?: string[]
  /** Columns of unique keys that no longer hold, as they were given to `columns.unique`. */
  dropUniques?: string[][]
  /** Columns that pointed to records of the same company, with their links and every index that they are part of. */
  dropReferences?: string[]
  /** Columns without links, keys or indexes. */
  dropColumns?: string[]
  /** A column that points to a row of the same id in another table from now on, and is named after it. */
  moveReference?: { column: string; to: string; table: string }
}

export const isSqlite = (client: QueryClientContract) => client.dialect.name === 'better-sqlite3'

/** The statements that knex would run. Its types know one statement though a table takes several. */
export const statementsOf = (
  client: QueryClientContract,
  build: (schema: Knex.SchemaBuilder) => Knex.SchemaBuilder
): string[] =>
  (build(client.getWriteClient().schema).toSQL() as unknown as { sql: string }[]).map(
    ({ sql }) => sql
  )

/** The parts of statements that add something to a table, without the beginning that all of them share. */
export const additionsOf = (table: string, statements: string[]) =>
  statements.map((sql) => sql.slice(`alter table \`${table}\` `.length))

/** The name that `columns.unique` gives a key. */
export const uniqueName = (table: string, columns: string[]) =>
  `${table}_${columns.join('_')}_unique`
