import Database from 'better-sqlite3'
import { sqliteFile } from '#core/database/sqlite_connection'
import { StartRefused } from '#core/start/start_refused'
import type { Figures } from './manifest.js'
import { askMysql } from './mysql_tools.js'
import type { Place } from './verify_documents.js'

type Ask = <Row>(sql: string) => Promise<Row[]>

const AMOUNTS = ['amount', 'balance', 'gross', 'net', 'paid', 'tax', 'total']

const SQLITE_COLUMNS =
  "select t.name as 'table', c.name as 'column' from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table' order by 1, 2"
const MYSQL_COLUMNS =
  'select table_name as `table`, column_name as `column` from information_schema.columns where table_schema = database() order by 1, 2'

/** Sums of amounts by currency, in minor units, and the head of each audit chain in a restored database. */
export function readFigures({ dataFolder, databaseUrl }: Place): Promise<Figures> {
  if (databaseUrl) return askMysql(databaseUrl, (ask) => figuresOf(ask, MYSQL_COLUMNS))
  return readSqliteFigures(sqliteFile(dataFolder))
}

/** The same of an SQLite file. */
export async function readSqliteFigures(file: string): Promise<Figures> {
  const database = new Database(file, { readonly: true })
  try {
    return await figuresOf(
      async <Row>(sql: string) => database.prepare<[], Row>(sql).all(),
      SQLITE_COLUMNS
    )
  } finally {
    database.close()
  }
}

/** @throws StartRefused that names the first figure that differs */
export function assertFigures(found: Figures, expected: Figures) {
  const kinds = ['sums', 'chains'] as const
  for (const kind of kinds) {
    for (const name of new Set([...Object.keys(expected[kind]), ...Object.keys(found[kind])])) {
      if (JSON.stringify(found[kind][name]) === JSON.stringify(expected[kind][name])) continue
      const what = kind === 'sums' ? `the sum of ${name}` : `the audit chain of company ${name}`
      throw new StartRefused(`${what} in the restored database is not that of the backup.`)
    }
  }
}

async function figuresOf(ask: Ask, columnsOfTables: string): Promise<Figures> {
  const columns = await ask<{ table: string; column: string }>(columnsOfTables)
  const withCurrency = new Set(
    columns.filter(({ column }) => column === 'currency').map(({ table }) => table)
  )
  const sums: Figures['sums'] = {}
  for (const { table, column } of columns) {
    if (!withCurrency.has(table) || !AMOUNTS.includes(column)) continue
    const rows = await ask<{ currency: string | null; total: string | null }>(
      `select currency, cast(sum(${column}) as char) as total from ${table} group by currency order by currency`
    )
    sums[`${table}.${column}`] = Object.fromEntries(
      rows.map(({ currency, total }) => [currency ?? 'none', total ?? '0'])
    )
  }
  const heads = await ask<{ company_id: string; sequence: number; hash: string }>(
    'select company_id, sequence, hash from chain_heads order by company_id'
  )
  const chains = Object.fromEntries(
    heads.map(({ company_id, sequence, hash }) => [
      company_id,
      { sequence: Number(sequence), hash },
    ])
  )
  return { sums, chains }
}
