import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { type CategorySum, expensesByCategory } from '#modules/analytics/queries/expenses'
import { revenueBySteps, sumsOfSteps, VAT_BASIS } from '#modules/analytics/queries/revenue'
import { readCompanySettings } from '#modules/settings/public'
import { type TaxGroup, vatDue, vatSummary } from '#modules/vat/public'
import { entriesOf, expensesOf } from './links.js'
import { percentOf } from './percent.js'
import { costsOf, memoRows, type ProfitCosts, profitRows } from './profit_rows.js'
import type { Frame, Report, Table } from './report.js'
import { type Period, stepsOf } from './steps.js'

interface Year {
  income: Minor[]
  groups: TaxGroup[]
  expenses: CategorySum[]
  costs: ProfitCosts
}

/**
 * Profit and loss by the lines of the Anlage EÜR: net revenue less deductible net expenses. VAT passes through and is
 * listed apart; a small business (§ 19 UStG) deducts none, so its expenses count gross. Depreciation and what was not
 * recorded as an expense are missing.
 */
export async function profitTab(frame: Frame): Promise<Report> {
  const { isSmallBusiness } = await readCompanySettings(frame.company)
  const [now, earlier, vat] = await Promise.all([
    readYear(frame, frame.period, isSmallBusiness),
    frame.before && readYear(frame, frame.before, isSmallBusiness),
    vatFlows(frame),
  ])
  const profit = profitOf(now)
  const figure = (
    key: string,
    of: (year: Year) => Minor,
    link?: Report['figures'][number]['link']
  ) => ({
    key,
    unit: 'money' as const,
    value: of(now),
    ...(earlier && { before: of(earlier) }),
    link,
  })
  return {
    figures: [
      figure('netRevenue', ({ income }) => sum(income), entriesOf(frame)),
      { ...figure('costs', ({ costs }) => costs.total, expensesOf(frame)), isBurden: true },
      figure('profit', profitOf),
      { key: 'margin', unit: 'percent', value: percentOf(profit, sum(now.income)) },
    ],
    tables: [bySteps(frame, now), lines(frame, now, earlier), { ...vat }],
  }
}

const profitOf = ({ income, costs }: Year) => minor(sum(income) - costs.total)

async function readYear(frame: Frame, period: Period, isSmallBusiness: boolean): Promise<Year> {
  const { company, currency } = frame
  const range = { ...period, basis: VAT_BASIS[frame.basis], currency }
  const [income, [summary], rows] = await Promise.all([
    revenueBySteps(frame, period),
    vatSummary(company, range, 'month'),
    expensesByCategory(frame, period),
  ])
  // Without deduction the VAT on a receipt is a cost too.
  const expenses = isSmallBusiness
    ? rows.map((row) => ({ ...row, net: minor(row.net + row.tax), tax: NOTHING }))
    : rows
  return { income, groups: summary?.groups ?? [], expenses, costs: costsOf(expenses) }
}

function bySteps(frame: Frame, { income, expenses }: Year): Table {
  const steps = stepsOf(frame.period, frame.step)
  const parts = [...Map.groupBy(expenses, ({ part }) => part)]
  const spent = sumsOfSteps(
    parts.map(([part, own]) => ({ part, amount: costsOf(own).total })),
    steps
  )
  const cells = (revenue: Minor, costs: Minor, period: Period) => [
    { value: revenue, link: entriesOf(frame, {}, period) },
    { value: costs, link: expensesOf(frame, {}, period) },
    { value: minor(revenue - costs) },
  ]
  return {
    key: 'profitBySteps',
    chart: 'bars',
    columns: [
      { key: 'net', unit: 'money' },
      { key: 'costs', unit: 'money' },
      { key: 'profit', unit: 'money' },
    ],
    rows: steps.map((step, index) => ({
      name: step,
      cells: cells(income[index] ?? NOTHING, spent[index] ?? NOTHING, step),
    })),
    total: cells(sum(income), sum(spent), frame.period),
  }
}

const lines = (frame: Frame, now: Year, earlier: Year | null): Table => ({
  key: 'profitLines',
  columns: [
    { key: 'amount', unit: 'money' },
    ...(earlier ? [{ key: 'before', unit: 'money' } as const] : []),
  ],
  rows: profitRows(frame, now, earlier),
})

/** Transitory items: VAT paid by clients and VAT on receipts. */
async function vatFlows(frame: Frame): Promise<Table> {
  const range = { ...frame.period, basis: VAT_BASIS[frame.basis], currency: frame.currency }
  const [due] = await vatDue(frame.company, range, 'month')
  const expenses = await expensesByCategory(frame, frame.period)
  return {
    key: 'besideProfit',
    columns: [{ key: 'amount', unit: 'money' }],
    rows: memoRows(frame, expenses, due?.outputTax ?? NOTHING),
  }
}
