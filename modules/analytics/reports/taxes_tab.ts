import { decimalNumber } from '#core/money/decimal'
import { minor, NOTHING, sum } from '#core/money/minor'
import { VAT_BASIS } from '#modules/analytics/queries/revenue'
import { type TaxGroup, type VatDueTable, vatDue, vatSummary } from '#modules/vat/public'
import { entriesOf, vatOf } from './links.js'
import type { Frame, Report, Table } from './report.js'

/** VAT on sales and on receipts, the figures of the VAT page. */
export async function taxesTab(frame: Frame): Promise<Report> {
  const { company, period, currency } = frame
  const range = { ...period, basis: VAT_BASIS[frame.basis], currency }
  const [[summary], [due], [dueBefore]] = await Promise.all([
    vatSummary(company, range, 'month'),
    vatDue(company, range, 'month'),
    frame.before ? vatDue(company, { ...range, ...frame.before }, 'month') : [],
  ])
  const figure = (
    key: 'outputTax' | 'inputTax' | 'due',
    link: Report['figures'][number]['link']
  ) => ({
    key: key === 'due' ? 'vatDue' : key,
    unit: 'money' as const,
    value: due?.[key] ?? NOTHING,
    ...(frame.before && { before: dueBefore?.[key] ?? NOTHING }),
    link,
  })
  return {
    figures: [
      figure('outputTax', entriesOf(frame)),
      figure('inputTax', receiptsOf(period)),
      figure('due', vatOf(frame, period)),
    ],
    tables: [dueBySteps(frame, due), byRate(frame, summary?.groups ?? [])],
  }
}

/** Input VAT counts on the day of the receipt, whatever the basis (§ 15 (1) no. 1 UStG). */
const receiptsOf = (days: { from: string; to: string }) => ({
  list: 'expenses' as const,
  filter: { ...days },
})

function dueBySteps(frame: Frame, due: VatDueTable | undefined): Table {
  const cells = (
    one: Omit<VatDueTable, 'currency' | 'periods'>,
    days: { from: string; to: string }
  ) => [
    { value: one.outputTax, link: entriesOf(frame, {}, days) },
    { value: one.inputTax, link: receiptsOf(days) },
    { value: one.owedTax, link: receiptsOf(days) },
    { value: one.due, link: vatOf(frame, days) },
  ]
  return {
    key: 'vatByMonth',
    step: 'month',
    chart: 'bars',
    columns: [
      { key: 'outputTax', unit: 'money' },
      { key: 'inputTax', unit: 'money' },
      { key: 'owedTax', unit: 'money' },
      { key: 'vatDue', unit: 'money' },
    ],
    rows: (due?.periods ?? []).map(({ from, to, ...own }) => ({
      name: { from, to },
      cells: cells(own, { from, to }),
    })),
    ...(due && { total: cells(due, frame.period) }),
  }
}

function byRate(frame: Frame, groups: TaxGroup[]): Table {
  const cells = ({ net, tax }: Pick<TaxGroup, 'net' | 'tax'>, filter?: Record<string, string>) => [
    { value: net, link: entriesOf(frame, filter) },
    { value: tax, link: entriesOf(frame, filter) },
    { value: minor(net + tax), link: entriesOf(frame, filter) },
  ]
  return {
    key: 'byRate',
    columns: [
      { key: 'net', unit: 'money' },
      { key: 'tax', unit: 'money' },
      { key: 'gross', unit: 'money' },
    ],
    rows: groups.map(({ category, rate, net, tax }) => {
      const percent = String(decimalNumber(rate))
      return {
        name: { word: `vatKind.${category}`, ...(category === 'S' && { percent }) },
        cells: cells({ net, tax }, { category, rate: percent }),
      }
    }),
    total: cells({
      net: sum(groups.map(({ net }) => net)),
      tax: sum(groups.map(({ tax }) => tax)),
    }),
  }
}
