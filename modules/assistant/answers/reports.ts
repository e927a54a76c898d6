import { type Minor, minor } from '#core/money/minor'
import { type Report, readReport, type Tab } from '#modules/analytics/public'
import { type Asked, type Found, linkTo, MOST_ROWS, money, type Row } from '../answer.js'
import type { Period } from '../understand/period.js'
import { monthOf, yearToDate } from './usual_periods.js'

/** Net revenue of the period as the analytics define it; this month by default. */
export async function invoiced(asked: Asked): Promise<Found> {
  const covers = asked.period ?? monthOf(asked.at.today)
  const { report, link } = await open(asked, 'revenue', covers)
  return { figures: figuresOf(asked, report, ['netRevenue'], link), rows: [], link, covers }
}

/** The clients with the highest net revenue in the period; this year so far by default. */
export async function bestClients(asked: Asked): Promise<Found> {
  const covers = asked.period ?? yearToDate(asked.at.today)
  const { report, link } = await open(asked, 'clients', covers)
  const figures = figuresOf(asked, report, ['netRevenue'], link)
  return { figures, rows: rowsOf(asked, report, 'byClient', link), link, covers }
}

/** Net expenses of the period by category, the highest first; this year so far by default. */
export async function spentByCategory(asked: Asked): Promise<Found> {
  const covers = asked.period ?? yearToDate(asked.at.today)
  const { report, link } = await open(asked, 'expenses', covers)
  const figures = figuresOf(asked, report, ['netExpenses'], link)
  return { figures, rows: rowsOf(asked, report, 'byCategory', link), link, covers }
}

/** Net revenue less deductible expenses in the period; this year so far by default. */
export async function profit(asked: Asked): Promise<Found> {
  const covers = asked.period ?? yearToDate(asked.at.today)
  const { report, link } = await open(asked, 'profit', covers)
  const figures = figuresOf(asked, report, ['profit', 'netRevenue', 'costs'], link)
  const isEmpty = report.figures.every(({ value }) => !value)
  return { figures: isEmpty ? [] : figures, rows: [], link, covers }
}

async function open(asked: Asked, tab: Tab, period: Period) {
  const { report } = await readReport(asked.viewer, tab, { ...period, compare: 'none' })
  return { report, link: linkTo('/analytics', { tab, ...period, compare: 'none' }) }
}

/** Headline figures in the company's currency; none while the first is zero. */
function figuresOf({ viewer }: Asked, report: Report, names: readonly string[], link: string) {
  const figures = names.map((name) => ({
    name,
    value: money([[viewer.company.currency, amountOf(report, name)]]),
    link,
  }))
  const [first = ''] = names
  return amountOf(report, first) === 0n && names.length === 1 ? [] : figures
}

function amountOf(report: Report, name: string): Minor {
  const value = report.figures.find(({ key }) => key === name)?.value
  return typeof value === 'bigint' ? value : minor(0n)
}

function rowsOf({ viewer }: Asked, report: Report, table: string, link: string): Row[] {
  const rows = report.tables.find(({ key }) => key === table)?.rows ?? []
  return rows.slice(0, MOST_ROWS).flatMap(({ name, cells }) => {
    const value = cells[0]?.value
    if (typeof value !== 'bigint') return []
    return [{ ...titleOf(name, link), values: [money([[viewer.company.currency, value]])] }]
  })
}

/** A client opens its page; a category, or all others, opens the report. */
function titleOf(name: Report['tables'][number]['rows'][number]['name'], link: string) {
  if ('text' in name) {
    const id = name.link?.filter.id
    return { title: name.text, link: id ? `/client-history/${id}` : link }
  }
  return { title: 'word' in name ? name.word : '', isWord: true, link }
}
