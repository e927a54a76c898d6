import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CategorySum } from '#modules/analytics/queries/expenses'
import {
  CATEGORIES,
  type CategoryFacts,
  type CategoryKey,
  isBuiltIn,
  PROFIT_ASSETS,
  PROFIT_LINES,
  type ProfitLine,
} from '#modules/expenses/public'
import type { TaxGroup } from '#modules/vat/public'
import { entriesOf, expensesOf } from './links.js'
import type { Frame, Link, Row } from './report.js'
import type { Period } from './steps.js'

/** The categories of each line of the form, in its order. */
export type LineCategories = readonly (readonly [ProfitLine, readonly CategoryKey[]])[]

/** @param own categories that the company has added */
export const lineCategories = (own: readonly CategoryFacts[]): LineCategories =>
  (Object.entries(PROFIT_LINES) as [ProfitLine, readonly CategoryKey[]][]).map(([line, keys]) => [
    line,
    [...keys, ...own.filter((one) => one.profitLine === line).map(({ category }) => category)],
  ])

/** Deductible expenses by line, in minor units. */
export interface ProfitCosts {
  lines: Map<ProfitLine, Minor>
  /** Depreciation of assets. */
  depreciation: Minor
  total: Minor
}

function percentOf(category: CategoryKey) {
  if (!isBuiltIn(category)) return 100
  const { deductiblePercent = 100 }: { skr03: string; deductiblePercent?: number } =
    CATEGORIES[category]
  return deductiblePercent
}

/** The part of an amount that lowers the profit, rounded to the minor unit. */
const deductible = (amount: Minor, category: CategoryKey) =>
  minor(roundedQuotient(amount * BigInt(percentOf(category)), 100n))

const amountOf = (expenses: readonly CategorySum[], category: CategoryKey) =>
  sum(expenses.filter((one) => one.category === category).map(({ net }) => net))

/** @param depreciation of assets in the same period */
export function costsOf(
  of: LineCategories,
  expenses: readonly CategorySum[],
  depreciation: Minor
): ProfitCosts {
  const lines = new Map(
    of.map(([name, categories]) => [
      name,
      sum(categories.map((one) => deductible(amountOf(expenses, one), one))),
    ])
  )
  return { lines, depreciation, total: sum([...lines.values(), depreciation]) }
}

interface Year {
  groups: TaxGroup[]
  costs: ProfitCosts
}

/** Income by kind of VAT, expenses by line, and what remains; lines without an amount in both periods are left out. */
export function profitRows(
  frame: Frame,
  lines: LineCategories,
  { now, earlier }: { now: Year; earlier: Year | null }
): Row[] {
  const row = (
    word: string,
    of: (year: Year) => Minor,
    more: { linkIn?: (period: Period) => Link; isSum?: boolean } = {}
  ): Row[] => {
    const [value, before] = [of(now), earlier && of(earlier)]
    if (value === 0n && !before && !more.isSum) return []
    const { linkIn, ...rest } = more
    return [
      {
        name: { word },
        cells: [
          { value, link: linkIn?.(frame.period) },
          ...(before === null
            ? []
            : [{ value: before, link: frame.before ? linkIn?.(frame.before) : undefined }]),
        ],
        ...rest,
      },
    ]
  }
  const categories = new Set(
    [...now.groups, ...(earlier?.groups ?? [])].map(({ category }) => category)
  )
  const netOf = ({ groups }: Year, category?: string) =>
    sum(groups.filter((one) => !category || one.category === category).map(({ net }) => net))
  return [
    ...[...categories].flatMap((category) =>
      row(`income.${category}`, (year) => netOf(year, category), {
        linkIn: (period) => entriesOf(frame, { category }, period),
      })
    ),
    ...row('incomeSum', netOf, {
      isSum: true,
      linkIn: (period) => entriesOf(frame, {}, period),
    }),
    ...lines.flatMap(([name, own]) =>
      row(`line.${name}`, ({ costs }) => costs.lines.get(name) ?? NOTHING, {
        linkIn: (period) => expensesOf(frame, { category: own.join(',') }, period),
      })
    ),
    ...row('line.depreciation', ({ costs }) => costs.depreciation, {
      linkIn: ({ to }) => ({ list: 'assets', filter: { year: to.slice(0, 4) } }),
    }),
    ...row('costSum', ({ costs }) => costs.total, {
      isSum: true,
      linkIn: (period) => expensesOf(frame, {}, period),
    }),
    ...row('profit', (year) => minor(netOf(year) - year.costs.total), { isSum: true }),
  ]
}

/** Payments that are not part of the profit. */
export function memoRows(frame: Frame, expenses: readonly CategorySum[], outputTax: Minor): Row[] {
  const inputTax = sum(expenses.map(({ tax }) => tax))
  const assets = sum(PROFIT_ASSETS.map((category) => amountOf(expenses, category)))
  const entertainment = amountOf(expenses, 'entertainment')
  const rest = minor(entertainment - deductible(entertainment, 'entertainment'))
  const rows: Row[] = [
    { name: { word: 'memo.outputTax' }, cells: [{ value: outputTax, link: entriesOf(frame) }] },
    { name: { word: 'memo.inputTax' }, cells: [{ value: inputTax, link: expensesOf(frame) }] },
    {
      name: { word: 'memo.assets' },
      cells: [{ value: assets, link: expensesOf(frame, { category: PROFIT_ASSETS.join(',') }) }],
    },
    {
      name: { word: 'memo.entertainment' },
      cells: [{ value: rest, link: expensesOf(frame, { category: 'entertainment' }) }],
    },
  ]
  return rows.filter(({ cells }) => cells[0]?.value !== 0n)
}
