import { test } from '@japa/runner'
import { TABS } from '#modules/analytics/reports/report'
import { makeAnalyticsDesk, type ShownTable } from '#modules/analytics/tests/analytics_desk'
import { LINE } from '#modules/invoicing/factories/invoice_factory'

type Desk = Awaited<ReturnType<typeof makeAnalyticsDesk>>
type Cell = ShownTable['rows'][number]['cells'][number]

/** Worked out of several lists, which the lines beside it lead to, or of no list that the web app has. */
const WITHOUT_LIST = [
  'items byItem Lines without an item before',
  'items byItem Lines without an item net',
  'profit profit',
  'profit profitBySteps total profit',
  'profit profitLines Profit amount',
  'profit profitLines Profit before',
]

/** Sales, money, receipts and hours of two years. */
async function makeTwoYears(desk: Desk) {
  const item = await desk.post('/api/items', { name: 'Logo', type: 'service', unitPrice: 400 })
  const lines = [{ ...LINE, itemId: item.body()._id, unitPrice: 400 }, LINE]
  const { clientId } = desk
  for (const year of [2025, 2026]) {
    const paid = await desk.invoice({ date: `${year}-02-03`, lines, clientId })
    await desk.pay(paid._id, 50, `${year}-03-03`)
    await desk.invoice({ date: `${year}-05-04`, dueDate: `${year}-05-20`, lines, clientId })
    const categories = ['officeSupplies', 'entertainment'] as const
    for (const category of categories) {
      const line = { category, amount: 119, taxRate: 19 }
      await desk.spend({ date: `${year}-02-05`, lines: [line] })
    }
  }
  await desk.invoice({ date: desk.day(-40), dueDate: desk.day(-35), clientId })
  await desk.invoice({ date: desk.day(0), dueDate: desk.day(30), clientId })
  const project = await desk.post('/api/projects', { name: 'Shop', clientId, hourlyRate: '90' })
  const projectId = project.body()._id
  const task = await desk.post('/api/tasks', { title: 'Design', projectId })
  const time = { taskId: task.body().task._id, date: '2026-03-03', duration: '2h' }
  ;(await desk.post('/api/time-entries', time)).assertStatus(201)
}

interface Shown {
  name: string
  unit: string
  column: string
  cell: Cell
}

/** All numbers of a tab, each with its place. */
async function numbersOf(desk: Desk, tab: string): Promise<Shown[]> {
  const { figures, tables } = await desk.report(tab, { compare: 'year' })
  const shown: Shown[] = figures.map((figure: Cell & { key: string; unit: string }) => ({
    name: `${tab} ${figure.key}`,
    unit: figure.unit,
    column: figure.key,
    cell: figure,
  }))
  for (const { key, columns, rows, total } of tables) {
    for (const { name, cells } of [...rows, { name: 'total', cells: total ?? [] }]) {
      for (const [at, cell] of cells.entries()) {
        const { key: column, unit } = columns[at]
        shown.push({ name: `${tab} ${key} ${name} ${column}`, unit, column, cell })
      }
    }
  }
  return shown
}

test.group('Numbers of the analytics', () => {
  test('each amount and duration leads to its list', async ({ client, assert }) => {
    const desk = await makeAnalyticsDesk(client)
    await makeTwoYears(desk)
    const without: string[] = []
    for (const tab of TABS) {
      for (const { name, unit, cell } of await numbersOf(desk, tab)) {
        const isCounted = unit === 'money' || unit === 'hours'
        if (isCounted && cell.value && !cell.link) without.push(name)
      }
    }
    assert.deepEqual(without.sort(), WITHOUT_LIST)
  })

  test('lists of sales and of open invoices add up to the number that leads to them', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    await makeTwoYears(desk)
    let lists = 0
    const sum = (rows: Record<string, number>[], name: string) =>
      rows.reduce((all, row) => all + (row[name] ?? 0), 0)
    for (const { name, column, cell } of await numbersOf(desk, 'revenue')) {
      if (!['net', 'before', 'cumulated', 'tax'].includes(column) || !cell.value) continue
      const query = new URLSearchParams(cell.link?.filter)
      const list = await desk.get(`/api/reports/vat/entries?${query}`)
      if (list.status() !== 200) throw new Error(`${name}: ${list.text()}`)
      const entries = list.body()
      assert.closeTo(sum(entries, column === 'tax' ? 'tax' : 'net'), cell.value, 0.001, name)
      lists++
    }
    for (const { name, unit, cell } of await numbersOf(desk, 'receivables')) {
      if (unit !== 'money' || !cell.value || cell.link?.list !== 'invoices') continue
      const invoices = (
        await desk.get(`/api/invoices?${new URLSearchParams(cell.link.filter)}`)
      ).body()
      assert.closeTo(sum(invoices, 'open'), cell.value, 0.001, name)
      lists++
    }
    assert.isAbove(lists, 30)
  })
})
