import type { CsvCell } from '#core/files/csv_lines'
import type { Language } from '#core/i18n/languages'
import { exponentOf } from '#core/money/currency'
import type { Cell, Column, Frame, Table } from '#modules/analytics/reports/report'
import { nameIn, numberOf, wordIn } from './report_transformer.js'

/** A table as lines of a CSV file; hours are decimal, amounts have all places of the currency. */
export function tableLines(table: Table, frame: Frame, language: Language) {
  const word = wordIn(language)
  const decimalSign = language === 'en' ? ('.' as const) : (',' as const)
  const cellsOf = (cells: Cell[]) =>
    cells.map((cell, index) => textOf(cell, table.columns[index], frame, decimalSign))
  async function* blocks(): AsyncGenerator<CsvCell[][]> {
    for (const { name, cells } of table.rows) {
      yield [[nameIn(name, table.step ?? frame.step, language), ...cellsOf(cells)]]
    }
    if (table.total) yield [[word('total'), ...cellsOf(table.total)]]
  }
  return {
    headings: [
      word(`head.${table.key}`),
      ...table.columns.map(({ key, unit }) =>
        unit === 'money' ? `${word(`column.${key}`)} (${frame.currency})` : word(`column.${key}`)
      ),
    ],
    blocks: blocks(),
    decimalSign,
  }
}

const SECONDS_PER_HOUR = 3600

function textOf(
  { value }: Cell,
  column: Column | undefined,
  { currency }: Frame,
  decimalSign: string
): CsvCell {
  const unit = column?.unit ?? 'count'
  const number = numberOf(value, unit, currency)
  if (number === null) return ''
  if (unit === 'hours') return (number / SECONDS_PER_HOUR).toFixed(2).replace('.', decimalSign)
  if (unit !== 'money') return number
  return number.toFixed(exponentOf(currency)).replace('.', decimalSign)
}
