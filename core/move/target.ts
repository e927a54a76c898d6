import mysql, { type Connection, type RowDataPacket } from 'mysql2'
import { mysqlConnection } from '#core/database/mysql_connection'
import { MoveRefused } from './move_refused.js'
import type { StoredValue } from './row_figures.js'
import { type Table, WRITTEN_DOWN } from './source.js'
import { UNFINISHED_MOVE } from './unfinished_move.js'

/**
 * Blanks at the end and long texts are refused instead of cut, and foreign keys rest: tables come in any order, and the
 * source has been checked.
 */
const SESSION = `set session time_zone = '+00:00', foreign_key_checks = 0,
  sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,NO_AUTO_VALUE_ON_ZERO'`

const TABLES =
  "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE' order by 1"

/** Rows that are read ahead. */
const ROWS_AHEAD = 500

/** The database of MariaDB or MySQL that a move fills, on one connection. */
export class Target {
  private constructor(
    readonly connection: Connection,
    /** Largest statement, in bytes. */
    readonly mostBytes: number
  ) {}

  /** @throws MoveRefused `target_unreachable` */
  static async open(address: string) {
    const options = mysqlConnection(address).connection
    const connection = mysql.createConnection({ ...options, bigNumberStrings: true })
    // A failure is thrown where the connection is used.
    connection.on('error', () => undefined)
    try {
      await connection.promise().query(SESSION)
      const [[row]] = await connection
        .promise()
        .query<RowDataPacket[]>('select @@max_allowed_packet as bytes')
      return new Target(connection, Number(row?.bytes))
    } catch (error) {
      connection.destroy()
      const { code } = error as { code?: string }
      if (code === undefined) throw error
      throw new MoveRefused(
        'target_unreachable',
        `the database of --to does not answer (${code}); check that it runs and that host, user, password and name are right.`
      )
    }
  }

  async ask<Row>(sql: string) {
    const [rows] = await this.connection.promise().query<(Row & RowDataPacket)[]>(sql)
    return rows
  }

  async run(sql: string) {
    await this.connection.promise().query(sql)
  }

  /**
   * Counts the values of its indexes. MariaDB would go on planning statements for the empty tables that it has open, and
   * read a table of a hundred thousand rows once for each row of another.
   */
  async analyze(tables: readonly string[]) {
    await this.run(`analyze table ${tables.map((name) => `\`${name}\``).join(', ')}`)
  }

  async tables() {
    return (await this.ask<{ name: string }>(TABLES)).map(({ name }) => name)
  }

  async hasRows(table: string) {
    return (await this.ask(`select 1 from \`${table}\` limit 1`)).length > 0
  }

  /** The rows of a table, with values in the order of its columns; only a few are in memory. */
  rowsOf({ name, columns }: Table): AsyncIterable<StoredValue[]> {
    const names = columns.map((column) => `\`${column.name}\``).join(', ')
    return this.connection
      .query({ sql: `select ${names} from \`${name}\``, rowsAsArray: true })
      .stream({ highWaterMark: ROWS_AHEAD })
  }

  /** Removes the rows that an interrupted move has left. The mark goes last, so that this can be interrupted too. */
  async removeUnfinished() {
    const filled = (await this.tables()).filter((name) => !WRITTEN_DOWN.includes(name))
    for (const name of filled) {
      if (await this.hasRows(name)) await this.run(`truncate table \`${name}\``)
    }
    await this.run(`drop table ${UNFINISHED_MOVE}`)
  }

  /** Ends the connection without waiting for an answer, which a broken one does not give. */
  close() {
    this.connection.destroy()
  }
}
