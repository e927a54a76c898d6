import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { moneyNumber } from '#core/money/minor'
import type {
  Cell,
  Column,
  Figure,
  Frame,
  Link,
  Name,
  Report,
  Table,
  Unit,
  Value,
} from '#modules/analytics/reports/report'
import type { Step } from '#modules/analytics/reports/steps'
import { nameOfPeriod } from './period_names.js'

/** A report with its words in the caller's language and its amounts in major units of its currency. */
export function transformReport(report: Report, frame: Frame, language: Language) {
  const { currency } = frame
  return {
    figures: report.figures.map((figure) => transformFigure(figure, currency, language)),
    tables: report.tables.map((table) => transformTable(table, frame, language)),
  }
}

export const wordIn =
  (language: Language) =>
  (key: string, values?: Record<string, string>): string =>
    translate(language, `analytics:${key}`, values)

function transformFigure(figure: Figure, currency: string, language: Language) {
  const word = wordIn(language)
  const { key, unit, before, isBurden = false } = figure
  return {
    key,
    label: word(`figure.${key}`),
    /** How the figure is defined. */
    explanation: word(`explained.${key}`),
    unit,
    ...transformCell(figure, unit, currency),
    /** Null when it has no earlier figure. */
    before: before === undefined ? null : numberOf(before, unit, currency),
    isBurden,
  }
}

function transformTable(table: Table, { currency, step }: Frame, language: Language) {
  const { key, columns, rows, total, chart } = table
  const word = wordIn(language)
  const cellsOf = (cells: Cell[]) =>
    cells.map((cell, index) => transformCell(cell, unitOf(columns, index), currency))
  return {
    key,
    title: word(`table.${key}`),
    head: word(`head.${key}`),
    chart: chart ?? null,
    step: table.step ?? step,
    columns: columns.map(({ key: column, unit }) => ({
      key: column,
      label: word(`column.${column}`),
      unit,
    })),
    rows: rows.map(({ name, cells, isSum = false }) => ({
      name: nameIn(name, table.step ?? step, language),
      /** First and last day of a row that is about a period. */
      days: 'from' in name ? { from: name.from, to: name.to } : null,
      link: 'link' in name ? (name.link ?? null) : null,
      cells: cellsOf(cells),
      isSum,
    })),
    total: total ? cellsOf(total) : null,
  }
}

export function nameIn(name: Name, step: Step, language: Language) {
  if ('from' in name) return nameOfPeriod(name, step, language)
  if ('text' in name) return name.text
  return wordIn(language)(name.word, name.percent === undefined ? {} : { percent: name.percent })
}

const unitOf = (columns: Column[], index: number): Unit => columns[index]?.unit ?? 'count'

const transformCell = ({ value, link }: Cell, unit: Unit, currency: string) => ({
  value: numberOf(value, unit, currency),
  /** The list behind the figure. */
  link: link ? transformLink(link) : null,
})

const transformLink = ({ list, filter }: Link) => ({ list, filter })

/** Major units of money, hours as seconds, everything else as it is. */
export const numberOf = (value: Value, unit: Unit, currency: string): number | null =>
  value === null
    ? null
    : typeof value === 'bigint'
      ? moneyNumber(value, currency)
      : unit === 'hours'
        ? Math.round(value)
        : value
