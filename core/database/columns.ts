import type { Knex } from 'knex'

/** Lengths of key columns; both are plain ASCII. */
const ID_LENGTH = 36

/** The kinds of database, in whose words SQL is written where they differ. */
export type Dialect = 'sqlite' | 'mysql'

/** The vocabulary of our tables. Every column is NOT NULL unless `.nullable()` follows. */
export class Columns {
  constructor(
    readonly table: Knex.TableBuilder,
    readonly dialect: Dialect
  ) {}

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

  /** Integer minor units of a currency that is stored in the same or the owning record. */
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

  /** Up to 16 MB. */
  bytes(column: string) {
    return this.table.specificType(column, 'mediumblob').notNullable()
  }

  /** An integer that the database derives from other columns of the row and does not store, but can index. */
  calculated(column: string, value: Record<Dialect, string>) {
    this.table.specificType(column, `bigint generated always as (${value[this.dialect]}) virtual`)
  }

  unique(columns: string[], name?: string) {
    this.table.unique(columns, name ? { indexName: name } : undefined)
  }

  index(columns: string[], name?: string) {
    this.table.index(columns, name)
  }

  check(condition: string, name: string) {
    this.table.check(condition, [], name)
  }
}
