import { RowFigures, type StoredValue } from './row_figures.js'
import type { Table } from './source.js'
import type { Target } from './target.js'
import { refusalOf } from './target_failure.js'

/** Bytes of one statement, unless a single row is larger. */
const STATEMENT_BYTES = 1_000_000
/** Statements of one transaction: each commit waits for the disk. */
const STATEMENTS_AT_ONCE = 20

interface Copy {
  table: Table
  /** Values in the order of the columns. */
  rows: Iterable<StoredValue[]>
  /** `replace` also takes rows that the target has already. */
  verb: 'insert' | 'replace'
  /** Hears how many rows have been read. */
  onRows: (rows: number) => void
}

/**
 * Writes rows into a table. While the target stores some, the next ones are read; at most two statements are in memory.
 * @returns the figures of what was read
 * @throws MoveRefused when the target refuses a row or fails
 */
export async function copyTable(target: Target, copy: Copy) {
  const figures = new RowFigures(copy.table.columns)
  try {
    let count = 0
    let stored = target.run('start transaction')
    for (const { sql, rowsRead } of statementsOf(target, copy, figures)) {
      await stored
      copy.onRows(rowsRead)
      count += 1
      stored = count % STATEMENTS_AT_ONCE === 0 ? storeAndCommit(target, sql) : target.run(sql)
    }
    await stored
    await target.run('commit')
  } catch (error) {
    throw refusalOf(error, copy.table.name)
  }
  return figures.result()
}

async function storeAndCommit(target: Target, sql: string) {
  await target.run(sql)
  await target.run('commit')
  await target.run('start transaction')
}

/** The rows as statements that the target can take. */
function* statementsOf(target: Target, { table, rows, verb }: Copy, figures: RowFigures) {
  const written = table.columns.flatMap(({ isCalculated }, at) => (isCalculated ? [] : at))
  const names = written.map((at) => `\`${table.columns[at]?.name}\``).join(', ')
  const begin = `${verb} into \`${table.name}\` (${names}) values `
  const most = Math.min(STATEMENT_BYTES, target.mostBytes / 2)
  let literals: string[] = []
  let bytes = 0
  let rowsRead = 0
  for (const values of rows) {
    figures.add(values)
    rowsRead += 1
    const literal = `(${written.map((at) => literalOf(target, values[at] ?? null)).join(',')})`
    bytes += Buffer.byteLength(literal)
    literals.push(literal)
    if (bytes < most) continue
    yield { sql: begin + literals.join(','), rowsRead }
    literals = []
    bytes = 0
  }
  if (literals.length > 0) yield { sql: begin + literals.join(','), rowsRead }
}

/** Whole numbers are written as digits and never pass through a number of JavaScript. */
const literalOf = (target: Target, value: StoredValue) =>
  typeof value === 'bigint' ? String(value) : target.connection.escape(value)
