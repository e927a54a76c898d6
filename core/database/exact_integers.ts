import type { Statement } from 'better-sqlite3'

type Row = Record<string, unknown>

/**
 * Makes a statement give integers beyond 2^53 as bigint instead of a rounded number; the others stay numbers.
 *
 * Reading every integer as bigint would slow all lists for the rare sum that needs it. So rows are read
 * as numbers, and only when one of them may have been rounded the statement is read again exactly.
 * A statement that writes (`returning`) must not run twice: it is read exactly from the start.
 */
export function withExactIntegers(statement: Statement): Statement {
  if (!statement.reader) return statement
  const readAll = statement.all.bind(statement)
  const isRepeatable = statement.readonly
  const numbers = columnsOfNumbers(statement)

  statement.all = (...bindings: unknown[]) => {
    if (isRepeatable) {
      const rows = readAll(...bindings) as Row[]
      if (!hasRounded(rows, numbers)) return rows
    }
    statement.safeIntegers(true)
    try {
      const rows = readAll(...bindings) as Row[]
      for (const row of rows) narrow(row)
      return rows
    } finally {
      statement.safeIntegers(false)
    }
  }
  return statement
}

/** All but texts: tables are STRICT, so a column of texts holds nothing else. Calculated columns have no type. */
const columnsOfNumbers = (statement: Statement) =>
  statement
    .columns()
    .filter(({ type }) => type?.toLowerCase() !== 'text')
    .map(({ name }) => name)

function hasRounded(rows: Row[], names: readonly string[]) {
  if (names.length === 0) return false
  for (const row of rows) {
    for (const name of names) {
      const value = row[name]
      if (
        typeof value === 'number' &&
        (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER)
      ) {
        return true
      }
    }
  }
  return false
}

function narrow(row: Row) {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) row[name] = Number(value)
  }
}
