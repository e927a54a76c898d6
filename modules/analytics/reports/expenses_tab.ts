import { minor, sum } from '#core/money/minor'
import {
  type CategorySum,
  expensesByCategory,
  expensesByVendor,
  expenseTotals,
  type VendorSum,
} from '#modules/analytics/queries/expenses'
import { sumsOfSteps } from '#modules/analytics/queries/revenue'
import { type CategoryFacts, type CategoryKey, ownCategories } from '#modules/expenses/public'
import { MOST_ROWS } from './clients_tab.js'
import { earlierExpensesOf, expensesOf } from './links.js'
import { percentOf } from './percent.js'
import type { Cell, Column, Frame, Report, Row, Table } from './report.js'
import { stepsOf } from './steps.js'

type Totals = ReturnType<typeof expenseTotals>

/** Expenses by category and vendor. */
export async function expensesTab(frame: Frame): Promise<Report> {
  const { period, before } = frame
  const [sums, earlier, vendors, own] = await Promise.all([
    expensesByCategory(frame, period),
    before && expensesByCategory(frame, before),
    expensesByVendor(frame),
    ownCategories(frame.company),
  ])
  const totals = expenseTotals(sums)
  const figure = (key: string, name: keyof Totals) => ({
    key,
    unit: 'money' as const,
    value: totals[name],
    isBurden: true,
    ...(earlier && { before: expenseTotals(earlier)[name] }),
    link: expensesOf(frame),
  })
  return {
    figures: [
      figure('netExpenses', 'net'),
      figure('inputTax', 'tax'),
      figure('grossExpenses', 'gross'),
    ],
    tables: [
      byStep(frame, sums, earlier),
      byCategory(frame, { sums, earlier, own }),
      byVendor(frame, vendors),
    ],
  }
}

function byStep(frame: Frame, sums: CategorySum[], earlier: CategorySum[] | null): Table {
  const steps = stepsOf(frame.period, frame.step)
  const seriesOf = (all: CategorySum[], some = steps) =>
    sumsOfSteps(
      all.map(({ part, net }) => ({ part, amount: net })),
      some
    )
  const net = seriesOf(sums)
  const earlierSteps = frame.before ? stepsOf(frame.before, frame.step) : []
  const before = earlier && seriesOf(earlier, earlierSteps)
  return {
    key: 'expensesBySteps',
    chart: 'bars',
    columns: [
      { key: 'net', unit: 'money' },
      ...(before ? [{ key: 'before', unit: 'money' } as const] : []),
    ],
    rows: steps.map((step, index) => {
      const earlierStep = earlierSteps[index]
      return {
        name: step,
        cells: [
          { value: net[index] ?? sum([]), link: expensesOf(frame, {}, step) },
          ...(before
            ? [
                {
                  value: before[index] ?? sum([]),
                  link: earlierStep && expensesOf(frame, {}, earlierStep),
                },
              ]
            : []),
        ],
      }
    }),
    total: [
      { value: sum(net), link: expensesOf(frame) },
      ...(before ? [{ value: sum(before), link: earlierExpensesOf(frame) }] : []),
    ],
  }
}

const AMOUNTS: Column[] = [
  { key: 'net', unit: 'money' },
  { key: 'share', unit: 'percent' },
  { key: 'inputTax', unit: 'money' },
  { key: 'gross', unit: 'money' },
]

const amountCells = (
  { net, tax }: Pick<Totals, 'net' | 'tax'>,
  whole: bigint,
  link?: Cell['link']
) => [
  { value: net, link },
  { value: percentOf(net, whole) },
  { value: tax, link },
  { value: minor(net + tax), link },
]

interface ByCategory {
  sums: CategorySum[]
  earlier: CategorySum[] | null
  /** Categories that the company has added, with their names. */
  own: CategoryFacts[]
}

function byCategory(frame: Frame, { sums, earlier, own }: ByCategory): Table {
  const names = new Map(own.map(({ category, name }) => [category, name]))
  const all = expenseTotals(sums)
  const groups = [...Map.groupBy(sums, ({ category }) => category)]
    .map(([category, own]) => ({ category, ...expenseTotals(own) }))
    .sort((one, other) => Number(other.net - one.net))
  const beforeOf = (category: CategoryKey) =>
    earlier
      ? [
          {
            value: sum(earlier.filter((one) => one.category === category).map(({ net }) => net)),
            link: earlierExpensesOf(frame, { category }),
          },
        ]
      : []
  return {
    key: 'byCategory',
    chart: 'ranking',
    columns: [...AMOUNTS, ...(earlier ? [{ key: 'before', unit: 'money' } as const] : [])],
    rows: groups.map(({ category, ...amounts }) => ({
      name: nameOf(category, names.get(category)),
      cells: [
        ...amountCells(amounts, all.net, expensesOf(frame, { category })),
        ...beforeOf(category),
      ],
    })),
    total: [
      ...amountCells(all, all.net, expensesOf(frame)),
      ...(earlier ? [{ value: expenseTotals(earlier).net, link: earlierExpensesOf(frame) }] : []),
    ],
  }
}

const nameOf = (category: CategoryKey, name?: string | null): Row['name'] =>
  name == null ? { word: `category.${category}` } : { text: name }

function byVendor(frame: Frame, vendors: VendorSum[]): Table {
  const all = { net: sum(vendors.map(({ net }) => net)), tax: sum(vendors.map(({ tax }) => tax)) }
  const rest = vendors.slice(MOST_ROWS)
  const row = (
    name: Row['name'],
    amounts: Pick<Totals, 'net' | 'tax'>,
    link?: Cell['link']
  ): Row => ({
    name,
    cells: amountCells(amounts, all.net, link),
  })
  return {
    key: 'byVendor',
    columns: AMOUNTS,
    rows: [
      ...vendors
        .slice(0, MOST_ROWS)
        .map((vendor) =>
          row({ text: vendor.name }, vendor, expensesOf(frame, { vendor: vendor.name }))
        ),
      ...(rest.length > 0
        ? [
            row(
              { word: 'others' },
              {
                net: sum(rest.map(({ net }) => net)),
                tax: sum(rest.map(({ tax }) => tax)),
              }
            ),
          ]
        : []),
    ],
    total: amountCells(all, all.net, expensesOf(frame)),
  }
}
