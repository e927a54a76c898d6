import type { Language } from '@/lib/language/languages'
import { formatMonthYear } from '@/lib/time/days'
import type { ReportRow, ReportTable } from '../analytics'

/** The columns that are drawn as bars, and the one that is drawn as a line. */
const BARS = ['net', 'costs', 'outputTax', 'inputTax']
const LINES = ['before', 'profit', 'vatDue']

export interface ChartSeries {
  name: string
  label: string
  type: 'bar' | 'line'
}

/** The series of a table's chart; none when every value is zero. */
export function chartOf(table: ReportTable, language: Language) {
  const series = table.columns.flatMap(({ key, label }, index) => {
    const type = BARS.includes(key) ? 'bar' : LINES.includes(key) ? 'line' : null
    return type ? [{ name: key, label, type, index } as const] : []
  })
  const points = table.rows.map((row) => ({
    name: row.name,
    short: shortName(row, table.step, language),
    ...Object.fromEntries(series.map(({ name, index }) => [name, row.cells[index]?.value ?? 0])),
  }))
  const hasFigures = table.rows.some(({ cells }) =>
    series.some(({ index }) => (cells[index]?.value ?? 0) !== 0)
  )
  return hasFigures ? { series, points } : null
}

/** The label below a bar: `25.`, `Nov`, `Q4` or `2026`. */
function shortName({ days, name }: ReportRow, step: ReportTable['step'], language: Language) {
  if (!days) return name
  const [year = '', month = '', day = ''] = days.from.split('-')
  switch (step) {
    case 'day':
      return `${Number(day)}.`
    case 'month':
      return `${formatMonthYear(days.from, language).slice(0, 3)} ${year.slice(2)}`
    case 'quarter':
      return `Q${Math.ceil(Number(month) / 3)} ${year.slice(2)}`
    case 'year':
      return year
  }
}
