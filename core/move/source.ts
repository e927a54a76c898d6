import Database from 'better-sqlite3'
import { MoveRefused } from './move_refused.js'
import type { StoredValue } from './row_figures.js'

export interface Column {
  name: string
  isInteger: boolean
  /** The database derives it from other columns. */
  isCalculated: boolean
}

export interface Table {
  name: string
  columns: Column[]
  /** Names of the columns of the primary key. */
  key: string[]
  rows: number
}

export const rowsIn = (tables: Table[]) => tables.reduce((sum, { rows }) => sum + rows, 0)

interface ColumnInfo {
  name: string
  type: string
  hidden: number
  /** Position in the primary key, from 1; 0 outside. */
  pk: number
}

/** The framework's record of the migrations that have run: the target writes its own. */
export const WRITTEN_DOWN = ['adonis_schema', 'adonis_schema_versions']

const TABLES =
  "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"

/** The SQLite file that is moved. It is opened for reading and shows one moment until it is closed. */
export class Source {
  readonly #database: Database.Database

  /** @param before an earlier copy of the file, to find what has changed since */
  constructor(
    readonly file: string,
    before?: string
  ) {
    this.#database = new Database(file, { readonly: true })
    if (before !== undefined) this.#database.prepare('attach ? as before').run(before)
    this.#database.exec('BEGIN')
  }

  /** @throws MoveRefused `source_damaged` that names the first fault */
  assertSound() {
    const [fault] = this.#database.prepare('pragma quick_check').pluck().all()
    const [orphan] = this.#database.prepare<[], { table: string }>('pragma foreign_key_check').all()
    if (fault === 'ok' && !orphan) return
    const found = orphan ? `a row of ${orphan.table} points to a missing one` : String(fault)
    throw new MoveRefused(
      'source_damaged',
      `the database file ${this.file} is damaged (${found}); restore it from a backup first.`
    )
  }

  /** All tables with their rows counted. */
  tables(): Table[] {
    const names = this.#database.prepare<[], string>(TABLES).pluck().all()
    return names
      .filter((name) => !WRITTEN_DOWN.includes(name))
      .map((name) => ({ name, ...this.#columnsOf(name), rows: this.#count(name) }))
  }

  /** The rows of a table, one after the other, with values in the order of its columns. */
  rowsOf({ name, columns }: Table): IterableIterator<StoredValue[]> {
    const names = columns.map((column) => `"${column.name}"`).join(', ')
    return this.#database
      .prepare<[], StoredValue[]>(`select ${names} from "${name}"`)
      .safeIntegers()
      .raw()
      .iterate()
  }

  /** Rows that are new or different since the earlier copy. */
  changedRows({ name, columns, key }: Table): IterableIterator<StoredValue[]> {
    const names = columns.map((column) => `now."${column.name}"`).join(', ')
    const stored = columns.filter(({ isCalculated }) => !isCalculated)
    const isSame = stored.map((column) => `now."${column.name}" is was."${column.name}"`)
    return this.#database
      .prepare<[], StoredValue[]>(
        `select ${names} from main."${name}" as now left join before."${name}" as was on ${joined(key)}
         where was."${key[0]}" is null or not (${isSame.join(' and ')})`
      )
      .safeIntegers()
      .raw()
      .iterate()
  }

  /** Keys of rows that are gone since then. */
  goneKeys({ name, key }: Table): IterableIterator<StoredValue[]> {
    const names = key.map((column) => `was."${column}"`).join(', ')
    return this.#database
      .prepare<[], StoredValue[]>(
        `select ${names} from before."${name}" as was left join main."${name}" as now on ${joined(key)}
         where now."${key[0]}" is null`
      )
      .safeIntegers()
      .raw()
      .iterate()
  }

  close() {
    this.#database.close()
  }

  #columnsOf(table: string): Pick<Table, 'columns' | 'key'> {
    const found = this.#database.prepare<[], ColumnInfo>(`pragma table_xinfo("${table}")`).all()
    const columns = found.map(({ name, type, hidden }) => ({
      name,
      isInteger: type.toUpperCase() === 'INTEGER',
      isCalculated: hidden !== 0,
    }))
    const keyed = found.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
    return { columns, key: keyed.map(({ name }) => name) }
  }

  #count(table: string) {
    return this.#database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0
  }
}

const joined = (key: string[]) =>
  key.map((column) => `now."${column}" = was."${column}"`).join(' and ')
