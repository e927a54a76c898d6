import { RowFigures, type StoredValue } from './row_figures.js'
import type { Source, Table } from './source.js'
import type { Target } from './target.js'
import { refusalOf } from './target_failure.js'

/** Bytes of one statement, unless a single row is larger. */
const STATEMENT_BYTES = 1_000_000
/** Statements of one transaction: each commit waits for the disk. */
const STATEMENTS_AT_ONCE = 20

/**
 * Copies the rows of a table. While the target stores some, the next ones are read; at most two statements are in memory.
 * @param onRows hears how many rows of the table have been read
 * @returns the figures of what was read
 * @throws MoveRefused when the target refuses a row or fails
 */
export async function copyTable(
  source: Source,
  target: Target,
  { table, onRows }: { table: Table; onRows: (rows: number) => void }
) {
  const figures = new RowFigures(table.columns)
  try {
    let count = 0
    let stored = target.run('start transaction')
    for (const statement of statementsOf(source, target, { table, figures })) {
      await stored
      onRows(statement.rowsRead)
      count += 1
      const isLast = count % STATEMENTS_AT_ONCE === 0
      stored = isLast ? storeAndCommit(target, statement.sql) : target.run(statement.sql)
    }
    await stored
    await target.run('commit')
  } catch (error) {
    throw refusalOf(error, table.name)
  }
  return figures.result()
}

async function storeAndCommit(target: Target, sql: string) {
  await target.run(sql)
  await target.run('commit')
  await target.run('start transaction')
}

/** The rows as INSERT statements that the target can take. */
function* statementsOf(
  source: Source,
  target: Target,
  { table, figures }: { table: Table; figures: RowFigures }
) {
  const written = table.columns.flatMap(({ isCalculated }, at) => (isCalculated ? [] : at))
  const names = written.map((at) => `\`${table.columns[at]?.name}\``).join(', ')
  const begin = `insert into \`${table.name}\` (${names}) values `
  const most = Math.min(STATEMENT_BYTES, target.mostBytes / 2)
  let rows: string[] = []
  let bytes = 0
  let rowsRead = 0
  for (const values of source.rowsOf(table)) {
    figures.add(values)
    rowsRead += 1
    const row = `(${written.map((at) => literalOf(target, values[at] ?? null)).join(',')})`
    bytes += Buffer.byteLength(row)
    rows.push(row)
    if (bytes < most) continue
    yield { sql: begin + rows.join(','), rowsRead }
    rows = []
    bytes = 0
  }
  if (rows.length > 0) yield { sql: begin + rows.join(','), rowsRead }
}

/** Whole numbers are written as digits and never pass through a number of JavaScript. */
const literalOf = (target: Target, value: StoredValue) =>
  typeof value === 'bigint' ? String(value) : target.connection.escape(value)
