import { BaseSchema } from '@adonisjs/lucid/schema'
import type { Knex } from 'knex'

/** Lengths of key columns; both are plain ASCII. */
const ID_LENGTH = 36

/**
 * Base of every migration. A table is written once with `createTable` and is the same on both databases:
 * STRICT on SQLite, InnoDB with binary collation (so `a` is not `A` and no blanks are trimmed) elsewhere.
 *
 * Habits of the columns: ids are UUIDv7 text, `*_at` are milliseconds UTC, `*_on` are `YYYY-MM-DD`,
 * money is integer minor units, JSON is text.
 */
export abstract class Migration extends BaseSchema {
  /** Makes a table; see `Columns` for the vocabulary. */
  protected createTable(name: string, define: (columns: Columns) => void) {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      const statements = client
        .getWriteClient()
        .schema.createTable(name, (table) => define(new Columns(table)))
        .toSQL() as unknown as { sql: string }[]

      for (const { sql } of statements) {
        const isTable = /^create table/i.test(sql)
        await client.rawQuery(isTable ? (isSqlite ? strict(sql) : binary(sql)) : sql)
      }
    })
  }

  override async down() {
    throw new Error('Kontor does not migrate backwards; restore the backup that was made before.')
  }
}

const binary = (sql: string) => `${sql} ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`

/** STRICT tables know only a few types. */
const strict = (sql: string) =>
  `${sql
    .replace(/\b(?:var)?char\(\d+\)|\blongtext\b|\bmediumtext\b|\bjson\b/gi, 'text')
    .replace(/\bbigint\b|\bboolean\b|\btinyint\b/gi, 'integer')
    .replace(/\bblob\b|\bvarbinary\(\d+\)/gi, 'blob')} STRICT`

/** The vocabulary of our tables. Every column is NOT NULL unless `.nullable()` follows. */
export class Columns {
  constructor(readonly table: Knex.CreateTableBuilder) {}

  /** Key of a platform-wide table. */
  id() {
    this.table.string('id', ID_LENGTH).notNullable().primary()
  }

  /** Key of a company's record: `(company_id, id)`, so that the database itself refuses a link to another company. */
  companyId() {
    this.table.string('company_id', ID_LENGTH).notNullable()
    this.table.foreign('company_id').references('companies.id')
    this.table.string('id', ID_LENGTH).notNullable()
    this.table.primary(['company_id', 'id'])
  }

  /** A column that points to another platform-wide table. */
  reference(column: string, table: string) {
    const made = this.table.string(column, ID_LENGTH)
    this.table.foreign(column).references(`${table}.id`)
    return made.notNullable()
  }

  /** A column that points to a record of the same company. */
  companyReference(column: string, table: string) {
    const made = this.table.string(column, ID_LENGTH)
    this.table.foreign(['company_id', column]).references(['company_id', 'id']).inTable(table)
    return made.notNullable()
  }

  text(column: string, length: number) {
    return this.table.string(column, length).notNullable()
  }

  longText(column: string) {
    return this.table.text(column, 'mediumtext').notNullable()
  }

  integer(column: string) {
    return this.table.bigInteger(column).notNullable()
  }

  /** Integer minor units of a currency that stands in the same or the owning record. */
  money(column: string) {
    return this.table.bigInteger(column).notNullable()
  }

  boolean(column: string) {
    return this.table.boolean(column).notNullable()
  }

  /** Milliseconds since 1970 UTC. The name ends in `_at`. */
  instant(column: string) {
    return this.table.bigInteger(column).notNullable()
  }

  /** `YYYY-MM-DD`. The name ends in `_on`. */
  day(column: string) {
    return this.table.string(column, 10).notNullable()
  }

  json(column: string) {
    return this.table.text(column, 'mediumtext').notNullable()
  }

  bytes(column: string) {
    return this.table.binary(column, 16_000_000).notNullable()
  }

  unique(columns: string[]) {
    this.table.unique(columns)
  }

  index(columns: string[], name?: string) {
    this.table.index(columns, name)
  }

  check(condition: string, name: string) {
    this.table.check(condition, [], name)
  }
}
