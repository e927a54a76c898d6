import { formatDay, now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { printedValue } from '#modules/analytics/transformers/printed_value'
import { nameIn, wordIn } from '#modules/analytics/transformers/report_transformer'
import {
  type PdfReportFigure,
  type PdfReportTable,
  renderReportPdf,
  sellerName,
  templateOf,
} from '#modules/documents/public'
import { companyIn, readCompanySettings, readLogo } from '#modules/settings/public'
import type { Cell, Figure, Frame, Report, Tab, Table } from './report.js'
import type { Comparison, Period } from './steps.js'

interface Subject {
  tab: Tab
  frame: Frame
  report: Report
  compare: Comparison
}

/** A tab of the analytics as a PDF in the look of the company's letters, in the language of the reader. */
export async function printReport(
  { company, language }: Pick<CompanyContext, 'company' | 'language'>,
  { tab, frame, report, compare }: Subject
) {
  const seller = companyIn(language, await readCompanySettings(company))
  const word = wordIn(language)
  const name = sellerName(seller)
  return renderReportPdf({
    companyId: company.id,
    language,
    currency: frame.currency,
    number: '',
    issuedOn: frame.at.today,
    seller: { ...seller, name },
    buyer: {
      name: '',
      contact: '',
      street: '',
      postalCode: '',
      city: '',
      country: seller.country,
      customerNumber: '',
      vatId: '',
    },
    title: word(`tab.${tab}`),
    facts: [
      [word('print.company'), name],
      [word('print.period'), daysOf(frame.period)],
      [word('fields.compare'), comparisonOf(frame.before, compare, language)],
      [word('fields.basis'), word(`print.basis.${frame.basis}`)],
      [word('fields.currency'), frame.currency],
      [word('print.createdOn'), formatDay(frame.at.today)],
    ],
    figures: report.figures.map((figure) => printedFigure(figure, frame, language)),
    tables: report.tables.map((table) => printedTable(table, frame, language)),
    noRows: word('print.noRows'),
    footer: '',
    template: templateOf({}, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: now(),
  })
}

const daysOf = ({ from, to }: Period) => `${formatDay(from)} – ${formatDay(to)}`

function comparisonOf(before: Period | null, compare: Comparison, language: Language) {
  const name = wordIn(language)(`print.compare.${compare}`)
  return before ? `${name}: ${daysOf(before)}` : name
}

function printedFigure(figure: Figure, { currency }: Frame, language: Language): PdfReportFigure {
  const word = wordIn(language)
  const { key, unit, value, before = null } = figure
  const format = { unit, currency, language }
  return {
    label: word(`figure.${key}`),
    value: printedValue(value, format),
    before: before === null ? '' : word('print.before', { figure: printedValue(before, format) }),
  }
}

function printedTable(table: Table, frame: Frame, language: Language): PdfReportTable {
  const word = wordIn(language)
  const { key, columns, rows, total, step = frame.step } = table
  const cellsOf = (cells: Cell[]) =>
    cells.map(({ value }, index) =>
      printedValue(value, {
        unit: columns[index]?.unit ?? 'count',
        currency: frame.currency,
        language,
        isCell: true,
      })
    )
  return {
    title: word(`table.${key}`),
    columns: [word(`head.${key}`), ...columns.map((column) => word(`column.${column.key}`))],
    rows: [
      ...rows.map(({ name, cells, isSum = false }) => ({
        cells: [nameIn(name, step, language), ...cellsOf(cells)],
        isSum,
      })),
      ...(total && rows.length > 0
        ? [{ cells: [word('total'), ...cellsOf(total)], isSum: true }]
        : []),
    ],
  }
}
