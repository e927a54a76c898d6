import { test } from '@japa/runner'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { MIXED } from '#modules/vat/tests/vat_desk'

const TERMS = [{ days: 14, percent: 2 }]

type Desk = Awaited<ReturnType<typeof makeAnalyticsDesk>>

const OWN_SQL = {
  netInMarch: `select sum(net) as amount from invoices where company_id = ? and status not in ('Draft', 'Void')
    and date_on like '2026-03-%'`,
  received: 'select sum(amount) as amount from payments where company_id = ?',
  open: `select sum(total - paid - reduced) as amount from invoices where company_id = ?
    and status in ('Unpaid', 'Partially Paid')`,
  overdue: `select sum(total - paid - reduced) as amount from invoices where company_id = ?
    and status in ('Unpaid', 'Partially Paid') and due_on < ?`,
  vatAt19: `select sum(tax) as amount from (
      select invoice_taxes.tax, invoice_taxes.company_id from invoice_taxes join invoices on invoices.id = invoice_id
      where status not in ('Draft', 'Void') and rate = 19000000
      union all
      select -tax, company_id from settlement_taxes where rate = 19000000) as taxes where company_id = ?`,
  inputTax: `select sum(own_business_tax + own_business_owed_tax) as amount from expenses
    where company_id = ?`,
  skonto: `select sum(amount) as amount from settlements where kind = 'skonto' and company_id = ?`,
  writeOffs: `select sum(amount) as amount from settlements where kind = 'writeOff' and company_id = ?`,
  expenses: 'select sum(net) as amount from expense_lines where company_id = ?',
}

/** Ten figures as the analytics show them. */
async function shown(desk: Desk) {
  const revenue = await desk.figures('revenue')
  const [, netInMarch] = (await desk.rows('revenue', 'bySteps'))[2] ?? []
  const taxes = await desk.rows('taxes', 'byRate')
  return {
    netInMarch,
    received: revenue.received,
    open: revenue.open,
    overdue: revenue.overdue,
    vatAt19: taxes.find(([name]) => name === '19 %')?.[2],
    inputTax: (await desk.figures('taxes')).inputTax,
    skonto: revenue.skonto,
    writeOffs: revenue.writeOffs,
    expenses: (await desk.figures('expenses')).netExpenses,
    unbilled: (await desk.figures('projects')).unbilled,
  }
}

/** The same from the raw rows. */
async function counted(desk: Desk) {
  const of = (name: keyof typeof OWN_SQL, ...values: string[]) => desk.raw(OWN_SQL[name], ...values)
  const [{ amounts: [{ amount = 0 } = {}] = [] } = {}] = (
    await desk.get('/api/unbilled-hours')
  ).body()
  return {
    netInMarch: await of('netInMarch'),
    received: await of('received'),
    open: await of('open'),
    overdue: await of('overdue', desk.day(0)),
    vatAt19: await of('vatAt19'),
    inputTax: await of('inputTax'),
    skonto: await of('skonto'),
    writeOffs: await of('writeOffs'),
    expenses: await of('expenses'),
    unbilled: amount,
  }
}

/** Documents, money, receipts and hours of spring 2026. */
async function makeSpring(desk: Desk) {
  const march = await desk.invoice({ date: '2026-03-02', dueDate: '2026-03-16', lines: MIXED })
  await desk.invoice({ date: '2026-03-20', dueDate: '2099-01-01' })
  const april = await desk.invoice({ date: '2026-04-01', dueDate: '2026-04-15', skonto: TERMS })
  await desk.pay(march._id, 1000, '2026-04-02')
  await desk.pay(april._id, 116.62, '2026-04-03', { skonto: 2.38 })
  const lost = await desk.invoice({ date: '2026-04-10', dueDate: '2026-04-20' })
  const given = await desk.post(`/api/invoices/${lost._id}/write-off`, {
    reason: 'Insolvent',
    date: '2026-05-04',
  })
  given.assertStatus(200)
  await desk.spend({
    date: '2026-03-05',
    lines: [{ category: 'officeSupplies', amount: 119, taxRate: 19 }],
  })
  await desk.spend({
    date: '2026-03-06',
    vendorVatId: 'ESB12345674',
    taxTreatment: 'triangular',
    lines: [{ category: 'goods', amount: 200, taxRate: 19 }],
  })
  const project = await desk.post('/api/projects', {
    name: 'Shop',
    clientId: desk.clientId,
    hourlyRate: '90',
  })
  const task = await desk.post('/api/tasks', { title: 'Design', projectId: project.body()._id })
  await work(desk, task.body().task._id, '2026-03-03', '2h')
  return task.body().task._id as string
}

async function work(desk: Desk, taskId: string, date: string, duration: string) {
  const answer = await desk.post('/api/time-entries', { taskId, date, duration })
  answer.assertStatus(201)
}

test.group('Figures of the analytics', () => {
  test('agree with sums over the raw rows, and follow every change', async ({ client, assert }) => {
    const desk = await makeAnalyticsDesk(client)
    const task = await makeSpring(desk)
    const before = await shown(desk)
    assert.deepEqual(before, await counted(desk))
    assert.equal(before.unbilled, 180)

    await desk.invoice({ date: '2026-03-25', dueDate: '2026-03-26' })
    const early = await desk.invoice({ date: '2026-05-01', skonto: TERMS })
    await desk.pay(early._id, 116.62, '2026-05-02', { skonto: 2.38 })
    const lost = await desk.invoice({ date: '2026-05-01' })
    await desk.post(`/api/invoices/${lost._id}/write-off`, { reason: 'Gone', date: '2026-05-05' })
    await desk.spend({
      date: '2026-06-01',
      lines: [{ category: 'phone', amount: 11.9, taxRate: 19 }],
    })
    await work(desk, task, '2026-03-04', '1h')
    const after = await shown(desk)
    assert.deepEqual(after, await counted(desk))
    const unmoved = Object.keys(after).filter(
      (name) => after[name as keyof typeof after] === before[name as keyof typeof before]
    )
    assert.deepEqual(unmoved, [])
  })

  test('agree with the VAT page, the dashboard and the ledger', async ({ client, assert }) => {
    const desk = await makeAnalyticsDesk(client)
    await makeSpring(desk)
    for (const [basis, vatBasis] of [
      ['invoiced', 'accrual'],
      ['received', 'cash'],
    ] as const) {
      const { tables } = await desk.summary(vatBasis, desk.year)
      const { netRevenue } = await desk.figures('revenue', { basis })
      assert.equal(netRevenue, tables[0].net)
      assert.equal((await desk.figures('clients', { basis })).netRevenue, netRevenue)
      assert.equal((await desk.figures('profit', { basis })).netRevenue, netRevenue)
      assert.equal((await desk.figures('taxes', { basis })).outputTax, tables[0].tax)
    }
    const { open, overdue } = await desk.figures('revenue')
    const board = (await desk.get('/api/dashboard')).body()
    assert.deepEqual([board.open.EUR, board.overdue.EUR], [open, overdue])
    const ageing = await desk.rows('receivables', 'byDebtor')
    assert.equal(ageing[0]?.[1], open)
  })

  test('every figure of the revenue leads to a list that adds up to it', async ({
    client,
    assert,
  }) => {
    const desk = await makeAnalyticsDesk(client)
    await makeSpring(desk)
    const { tables } = await desk.report('revenue')
    for (const { rows } of tables) {
      for (const { name, cells } of rows) {
        const [cell] = cells
        const query = new URLSearchParams(cell.link.filter)
        const entries = (await desk.get(`/api/reports/vat/entries?${query}`)).body()
        const sum = entries.reduce((all: number, { net }: { net: number }) => all + net, 0)
        assert.closeTo(sum, cell.value, 0.001, name)
      }
    }
  })

  test('never mix currencies and never count a down payment twice', async ({ client, assert }) => {
    const desk = await makeAnalyticsDesk(client)
    await desk.invoice({ date: '2026-03-02' })
    await desk.invoice({ date: '2026-03-02', currency: 'USD', lines: [{ ...LINE, unitPrice: 70 }] })
    assert.deepEqual(await desk.read('analytics/currencies'), ['EUR', 'USD'])
    assert.equal((await desk.figures('revenue')).netRevenue, 100)
    assert.equal((await desk.figures('revenue', { currency: 'USD' })).netRevenue, 70)
    assert.equal((await desk.figures('revenue', { currency: 'ALL' })).netRevenue, 0)
  })
})
