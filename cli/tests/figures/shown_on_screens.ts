import type { ReadRow } from '#modules/datev/tests/reader/read_batch'
import type { Figures } from './counted_figures.js'
import type { FiguresDesk } from './figures_desk.js'

interface Entry {
  net: number
  tax: number
}

const cents = (amount: number) => Math.round(amount * 100) / 100
const sumOf = (amounts: number[]) => cents(amounts.reduce((all, one) => all + one, 0))

export async function onDashboard(desk: FiguresDesk): Promise<Figures> {
  const board = await desk.read('dashboard')
  const outlook = await desk.read('dashboard/outlook')
  return {
    received: board.received.EUR,
    open: board.open.EUR,
    overdue: board.overdue.EUR,
    unbilled: outlook.unbilled,
    grossExpenses: outlook.spent,
  }
}

export async function inAnalytics(desk: FiguresDesk): Promise<Figures> {
  const of = (tab: string) => desk.figures(tab, desk.month)
  const [revenue, taxes, expenses, projects] = await Promise.all(
    ['revenue', 'taxes', 'expenses', 'projects'].map(of)
  )
  const rates = await desk.rows('taxes', 'byRate', desk.month)
  return {
    netRevenue: revenue?.netRevenue,
    received: revenue?.received,
    open: revenue?.open,
    overdue: revenue?.overdue,
    skonto: revenue?.skonto,
    writeOffs: revenue?.writeOffs,
    vatAt19: rates.find(([name]) => name === '19 %')?.[2] as number,
    inputTax: taxes?.inputTax,
    unbilled: projects?.unbilled,
    netExpenses: expenses?.netExpenses,
    grossExpenses: expenses?.grossExpenses,
  }
}

/** Expected payments in full, on the due dates. Hours come with their VAT. */
export async function inForecast(desk: FiguresDesk): Promise<Figures> {
  const { items } = await desk.read('forecast/items?months=12&by=due')
  const full = (wanted: string, isWanted = (_: { dueDate: string }) => true) =>
    sumOf(
      items
        .filter((item: { source: string; dueDate: string }) => item.source === wanted)
        .filter(isWanted)
        .map((item: { full: number }) => item.full)
    )
  return {
    open: full('invoices'),
    overdue: full('invoices', ({ dueDate }) => dueDate < desk.day(0)),
    unbilled: cents(full('hours') / 1.19),
    grossExpenses: -full('expenses'),
  }
}

export async function onVatPage(desk: FiguresDesk): Promise<Figures> {
  const { tables } = await desk.summary('accrual', desk.month)
  const { tables: due } = await desk.read(
    `reports/vat/due?${new URLSearchParams({ basis: 'accrual', ...desk.month })}`
  )
  const lowered = async (cause: string) => {
    const entries: Entry[] = await desk.entries('accrual', { ...desk.month, cause })
    return -sumOf(entries.map(({ net, tax }) => net + tax))
  }
  return {
    netRevenue: tables[0].net,
    vatAt19: tables[0].rates.find(({ rate }: { rate: number }) => rate === 19)?.tax,
    inputTax: due[0].inputTax,
    skonto: await lowered('skonto'),
    writeOffs: await lowered('writeOff'),
  }
}

/** Files of the analytics and of the VAT page; numbers as English files write them. */
export async function inFiles(desk: FiguresDesk): Promise<Figures> {
  const cells = async (path: string) => {
    const answer = await desk.get(`/api/${path}?${new URLSearchParams(desk.month)}`)
    answer.assertStatus(200)
    return answer
      .text()
      .split('\r\n')
      .map((line) => line.split(';'))
  }
  const value = (rows: string[][], name: string, column: string) =>
    Number(
      rows.find(([first]) => first === name)?.[
        rows[0]?.findIndex((heading) => heading.startsWith(column)) ?? -1
      ]
    )
  const table = (tab: string, key: string) => cells(`analytics/${tab}/${key}/csv`)
  const [revenue, sources, ages, rates, vat, categories, projects] = await Promise.all([
    table('revenue', 'bySteps'),
    table('revenue', 'bySource'),
    table('receivables', 'byAge'),
    table('taxes', 'byRate'),
    table('taxes', 'vatByMonth'),
    table('expenses', 'byCategory'),
    table('projects', 'byProject'),
  ])
  return {
    netRevenue: value(revenue, 'Total', 'Net'),
    received: value(revenue, 'Total', 'Payments'),
    open: value(ages, 'Total', 'Open'),
    overdue: cents(value(ages, 'Total', 'Open') - value(ages, 'Not due yet', 'Open')),
    skonto: -value(sources, 'Skonto', 'Gross'),
    writeOffs: -value(sources, 'Write-offs', 'Gross'),
    vatAt19: value(rates, '19 %', 'VAT'),
    inputTax: value(vat, 'Total', 'Input VAT'),
    unbilled: value(projects, 'Total', 'Unbilled'),
    netExpenses: value(categories, 'Total', 'Net'),
    grossExpenses: value(categories, 'Total', 'Gross'),
  }
}

const SALES = /^(8400|8736|2406)$/
const signed = ({ side, amount }: ReadRow) => (side === 'S' ? amount : -amount)
const taxIn = (gross: number) => Math.sign(gross) * Math.round((Math.abs(gross) * 19) / 119)

/** Bookings as the strict reader has them, by SKR03: what an importing program adds up. */
export async function inDatev(desk: FiguresDesk): Promise<Figures> {
  const all = await desk.bookings({ hasReceipts: false })
  const { from, to } = desk.month
  const rows = all.filter(({ day }) => day >= from && day <= to)
  const booked = (some: ReadRow[], of = signed) => some.reduce((sum, row) => sum + of(row), 0) / 100
  const onto = (contra: RegExp) => rows.filter((row) => contra.test(row.contra))
  const sales = onto(SALES)
  const purchases = rows.filter(({ account }) => account === '70000')
  const debts = all.map((row) => ({
    ...row,
    amount: row.account === '10000' ? signed(row) : row.contra === '10000' ? -signed(row) : 0,
  }))
  const inputTax = -booked(purchases, (row) => taxIn(signed(row)))
  return {
    netRevenue: booked(sales, (row) => signed(row) - taxIn(signed(row))),
    vatAt19: booked(sales, (row) => taxIn(signed(row))),
    received: booked(rows.filter(({ account }) => account === '1200')),
    open: debts.reduce((sum, { amount }) => sum + amount, 0) / 100,
    skonto: -booked(onto(/^8736$/)),
    writeOffs: -booked(onto(/^2406$/)),
    inputTax,
    grossExpenses: -booked(purchases),
    netExpenses: cents(-booked(purchases) - inputTax),
  }
}
