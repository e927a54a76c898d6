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
  rows: number
}

interface ColumnInfo {
  name: string
  type: string
  hidden: number
}

/** The framework's record of the migrations that have run: the target writes its own. */
export const WRITTEN_DOWN = ['adonis_schema', 'adonis_schema_versions']

const TABLES =
  "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"

/** The SQLite file that is moved. It is opened for reading and shows one moment until it is closed. */
export class Source {
  readonly #database: Database.Database

  constructor(readonly file: string) {
    this.#database = new Database(file, { readonly: true })
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
      .map((name) => ({ name, columns: this.#columnsOf(name), rows: this.#count(name) }))
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

  close() {
    this.#database.close()
  }

  #columnsOf(table: string): Column[] {
    return this.#database
      .prepare<[], ColumnInfo>(`pragma table_xinfo("${table}")`)
      .all()
      .map(({ name, type, hidden }) => ({
        name,
        isInteger: type.toUpperCase() === 'INTEGER',
        isCalculated: hidden !== 0,
      }))
  }

  #count(table: string) {
    return this.#database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0
  }
}
