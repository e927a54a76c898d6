import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { type CategorySum, expensesByCategory } from '#modules/analytics/queries/expenses'
import { revenueBySteps, sumsOfSteps, VAT_BASIS } from '#modules/analytics/queries/revenue'
import { depreciationOf } from '#modules/assets/public'
import { ownCategories } from '#modules/expenses/public'
import { readCompanySettings } from '#modules/settings/public'
import { type TaxGroup, vatDue, vatSummary } from '#modules/vat/public'
import { entriesOf, expensesOf, profitOf as profitLink } from './links.js'
import { percentOf } from './percent.js'
import {
  costsOf,
  type LineCategories,
  lineCategories,
  memoRows,
  type ProfitCosts,
  profitRows,
} from './profit_rows.js'
import type { Cell, Frame, Report, Table } from './report.js'
import { type Period, stepsOf } from './steps.js'

interface Year {
  income: Minor[]
  groups: TaxGroup[]
  expenses: CategorySum[]
  /** By the steps of the report. */
  depreciation: Minor[]
  costs: ProfitCosts
}

/**
 * Profit and loss by the lines of the Anlage EÜR: net revenue less deductible net expenses. VAT passes through and is
 * listed apart; a small business (§ 19 UStG) deducts none, so its expenses count gross. Assets count with their
 * depreciation. Costs that were not recorded are missing.
 */
export async function profitTab(frame: Frame): Promise<Report> {
  const { isSmallBusiness } = await readCompanySettings(frame.company)
  const of = lineCategories(await ownCategories(frame.company))
  const [now, earlier, vat] = await Promise.all([
    readYear(frame, of, { period: frame.period, isSmallBusiness }),
    frame.before && readYear(frame, of, { period: frame.before, isSmallBusiness }),
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
    tables: [bySteps(frame, of, now), lines(frame, of, { now, earlier }), { ...vat }],
  }
}

const profitOf = ({ income, costs }: Year) => minor(sum(income) - costs.total)

async function readYear(
  frame: Frame,
  of: LineCategories,
  { period, isSmallBusiness }: { period: Period; isSmallBusiness: boolean }
): Promise<Year> {
  const { company, currency } = frame
  const range = { ...period, basis: VAT_BASIS[frame.basis], currency }
  const [income, [summary], rows, depreciation] = await Promise.all([
    revenueBySteps(frame, period),
    vatSummary(company, range, 'month'),
    expensesByCategory(frame, period),
    depreciationOf(company, { currency, periods: pastSteps(frame, period) }),
  ])
  // Without deduction the VAT on a receipt is a cost too.
  const expenses = isSmallBusiness
    ? rows.map((row) => ({ ...row, net: minor(row.net + row.tax), tax: NOTHING }))
    : rows
  return {
    income,
    groups: summary?.groups ?? [],
    expenses,
    depreciation,
    costs: costsOf(of, expenses, sum(depreciation)),
  }
}

/** The steps of a period, without the days to come. */
const pastSteps = ({ step, at }: Frame, period: Period) =>
  stepsOf(period, step)
    .filter(({ from }) => from <= at.today)
    .map(({ from, to }) => ({ from, to: to < at.today ? to : at.today }))

function bySteps(
  frame: Frame,
  of: LineCategories,
  { income, expenses, depreciation }: Year
): Table {
  const steps = stepsOf(frame.period, frame.step)
  const parts = [...Map.groupBy(expenses, ({ part }) => part)]
  const spent = sumsOfSteps(
    parts.map(([part, own]) => ({ part, amount: costsOf(of, own, NOTHING).total })),
    steps
  ).map((amount, index) => minor(amount + (depreciation[index] ?? 0n)))
  const cells = (revenue: Minor, costs: Minor, period: Period, link?: Cell['link']) => [
    { value: revenue, link: entriesOf(frame, {}, period) },
    { value: costs, link: expensesOf(frame, {}, period) },
    { value: minor(revenue - costs), link },
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
      cells: cells(
        income[index] ?? NOTHING,
        spent[index] ?? NOTHING,
        step,
        profitLink(frame, step)
      ),
    })),
    total: cells(sum(income), sum(spent), frame.period),
  }
}

const lines = (
  frame: Frame,
  of: LineCategories,
  years: { now: Year; earlier: Year | null }
): Table => ({
  key: 'profitLines',
  columns: [
    { key: 'amount', unit: 'money' },
    ...(years.earlier ? [{ key: 'before', unit: 'money' } as const] : []),
  ],
  rows: profitRows(frame, of, years),
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
