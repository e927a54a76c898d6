import { test } from '@japa/runner'
import fc from 'fast-check'
import { readRows } from '#core/database/read_rows'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Desk = Awaited<ReturnType<typeof makeForecastDesk>>

const KINDS = [
  'invoice',
  'expense',
  'planned',
  'monthly',
  'order',
  'credit',
  'repeated',
  'retainer',
] as const

/** An event in a company; the numbers are days from today, and cents. */
const event = fc.record({
  kind: fc.constantFrom(...KINDS),
  inDays: fc.integer({ min: 1, max: 150 }),
  cents: fc.integer({ min: 100, max: 99_999 }),
  /** Its progress: none, partial, complete. */
  stage: fc.integer({ min: 0, max: 6 }),
})
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

/** The effect of a payment on the account, in cents. */
type Future = [day: string, cents: number]

const gross = (cents: number) => ({ ...LINE, taxRate: 0, taxCategory: 'Z', unitPrice: cents / 100 })

async function pay(desk: Desk, id: string, cents: number) {
  const body = { amount: (cents / 100).toFixed(2), date: desk.day(0), method: 'bankTransfer' }
  await desk.must(await desk.post(`/api/invoices/${id}/payments`, body))
}

/** Creates the records of one event and returns its expected payments. */
const HAPPENINGS: Record<Event['kind'], (desk: Desk, event: Event) => Promise<Future[]>> = {
  async invoice(desk, { inDays, cents, stage }) {
    const dueDate = desk.day(inDays)
    const { _id } = await desk.issued({ lines: [gross(cents)], dueDate })
    const paid = stage === 1 ? Math.floor(cents / 2) : stage === 2 ? cents : 0
    if (paid > 0) await pay(desk, _id, paid)
    if (stage === 3) await desk.must(await desk.post(`/api/invoices/${_id}/cancel`))
    return [[dueDate, stage === 3 ? 0 : cents - paid]]
  },
  async credit(desk, { inDays, cents, stage }) {
    const dueDate = desk.day(inDays)
    const { _id, lines } = await desk.issued({ lines: [gross(cents * 2)], dueDate })
    const body = { lines: [{ lineId: lines[0]._id, quantity: stage > 3 ? '1' : '0.5' }] }
    await desk.must(await desk.post(`/api/invoices/${_id}/credit-notes`, body))
    return [[dueDate, stage > 3 ? 0 : cents]]
  },
  async expense(desk, { inDays, cents, stage }) {
    const dueDate = desk.day(inDays)
    const lines = [{ category: 'software', amount: cents / 100, taxRate: 0 }]
    const { _id } = await desk.spend({ dueDate, lines })
    if (stage < 3) return [[dueDate, -cents]]
    await desk.must(await desk.post(`/api/expenses/${_id}/payment`, { date: desk.day(0) }))
    return []
  },
  async planned(desk, { inDays, cents, stage }) {
    const [date, direction] = [desk.day(inDays), stage % 2 ? 'in' : 'out']
    await desk.plan({ date, amount: cents / 100, direction, kind: 'other' })
    return [[date, direction === 'in' ? cents : -cents]]
  },
  async monthly(desk, { inDays, cents }) {
    const every = 20
    const schedule = { startOn: desk.day(inDays), every, unit: 'day' }
    const endsOn = desk.day(inDays + 2 * every)
    await desk.plan({ date: desk.day(inDays), schedule, endsOn, amount: cents / 100 })
    return [0, 1, 2].map((index) => [desk.day(inDays + index * every), -cents])
  },
  /** A vendor's expense that comes three times; it may be paused, or planned for as well. */
  async repeated(desk, { inDays, cents, stage }) {
    const every = 40
    const schedule = { startOn: desk.day(inDays), every, unit: 'day' }
    const vendor = `Vermieter ${inDays} ${cents}`
    const days = [0, 1, 2].map((index) => desk.day(inDays + index * every))
    const planned = stage > 3 ? days : []
    for (const date of planned) await desk.plan({ date, vendor, amount: cents / 100 })
    const { _id } = await desk.must(
      await desk.post('/api/recurring-expenses', {
        vendor,
        schedule,
        endsAfter: 3,
        payment: 'transfer',
        dueDays: 0,
        lines: [{ category: 'rent', amount: cents / 100, taxRate: 0 }],
      })
    )
    if (stage === 1) await desk.must(await desk.post(`/api/recurring-expenses/${_id}/pause`))
    return stage === 1 ? [] : days.map((day) => [day, -cents])
  },
  /** A fee that comes three times and includes an hour, of which the first invoice bills what was worked beyond it. */
  async retainer(desk, { inDays, cents, stage }) {
    const every = 40
    const first = 1 + (inDays % 25)
    const { _id: projectId } = await desk.made('/api/projects', {
      name: `Betreuung ${inDays}`,
      clientId: desk.clientId,
      hourlyRate: String(cents / 100),
    })
    const { id: taskId } = await makeTask(desk.owner, { title: 'Betreuen', projectId })
    // Nobody works on two things at once.
    const worked = (await desk.must(await desk.get('/api/time-entries'))).length
    await desk.worked(desk.day(-1 - worked), stage < 3 ? (2 + stage) * 60 : 30, { taskId })
    const { _id } = await desk.recurring({
      schedule: { startOn: desk.day(first), every, unit: 'day' },
      servicePeriod: 'behind',
      endsAfter: 3,
      dueDays: 0,
      retainer: { projectIds: [projectId], includedHours: 1 },
      invoice: { customClient: null, clientId: desk.clientId, lines: [gross(cents)] },
    })
    if (stage === 6) await desk.must(await desk.step(_id, 'pause'))
    if (stage === 6) return []
    return [0, 1, 2].map((index) => {
      const over = index === 0 && stage < 3 ? (1 + stage) * cents : 0
      return [desk.day(first + index * every), cents + over]
    })
  },
  /** One order on its way from the offer to the paid final invoice: always the same money, less what was paid. */
  async order(desk, { cents, stage }) {
    const rest: Future[] = [['order', cents * 4]]
    const lines = [gross(cents * 4)]
    const { _id } = await desk.must(
      await desk.post('/api/estimates', { clientId: desk.clientId, lines })
    )
    const step = async (path: string, body: object = {}) => desk.must(await desk.post(path, body))
    await step(`/api/estimates/${_id}/issue`)
    if (stage === 0) return rest
    await step(`/api/estimates/${_id}/accept`, { name: 'Anna' })
    if (stage === 1) return rest
    const advance = await step(`/api/estimates/${_id}/down-payments`, { amount: cents / 100 })
    if (stage === 2) return rest
    await step(`/api/invoices/${advance.invoiceId}/issue`)
    if (stage === 3) return rest
    const final = await step(`/api/estimates/${_id}/convert`)
    if (stage === 4) return rest
    await step(`/api/invoices/${final.invoiceId ?? final._id}/issue`)
    if (stage === 5) return rest
    await pay(desk, advance.invoiceId, cents)
    return [['order', cents * 3]]
  },
}

const cents = (amount: number) => Math.round(amount * 100)
const CERTAIN = { drafts: 100, accepted: 100, offers: 100, hours: 100, late: 100 }

/** The same from the raw rows, by other ways than the forecast goes: what is owed and what is to be paid. */
const OWED = `
  select cast(coalesce(sum(total - paid - reduced), 0) as signed) as sum from invoices
  where company_id = ? and kind = 'invoice' and status in ('Unpaid', 'Partially Paid')`
const TO_PAY =
  'select cast(coalesce(sum(gross), 0) as signed) as sum from expenses where company_id = ? and paid_on is null'

async function rawSum(sql: string, companyId: string) {
  const [row] = await readRows<{ sum: number | string }>(sql, [companyId])
  return Number(row!.sum)
}

test.group('Companies whose future is known', (group) => {
  group.each.disableTimeout()

  test('row 116: the forecast is that future, day by day', async ({ client, assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 9 }), async (events) => {
        const desk = await makeForecastDesk(client)
        await desk.settings({ weights: CERTAIN, balance: 1000, balanceDate: desk.day(0) })
        const future: Future[] = []
        for (const one of events) future.push(...(await HAPPENINGS[one.kind](desk, one)))
        // A payment of today is part of today's balance.
        const items = await desk.items()
        const fixed = (day: string) =>
          future.filter(([at]) => at === day).reduce((sum, [, amount]) => sum + amount, 0)
        const days = new Set(future.map(([at]) => at).filter((at) => at !== 'order'))
        const ofOrders = new Set(
          (await desk.must(await desk.get('/api/invoices'))).flatMap(
            (invoice: { _id: string; client: object | null }) =>
              invoice.client ? [`invoice:${invoice._id}`] : []
          )
        )
        const isOrder = ({ key }: { key: string }) =>
          key.startsWith('estimate:') || ofOrders.has(key)
        for (const day of days) {
          const found = items.filter((item) => item.day === day && !isOrder(item))
          const sum = found.reduce((all, { amount }) => all + cents(amount), 0)
          assert.equal(sum, fixed(day), `${day} of ${JSON.stringify(events)}`)
        }
        const orders = items.filter(isOrder).reduce((all, { amount }) => all + cents(amount), 0)
        assert.equal(orders, fixed('order'), `orders of ${JSON.stringify(events)}`)

        const { months } = await desk.forecast('months=12&by=due')
        const all = future.reduce((sum, [, amount]) => sum + amount, 0)
        assert.equal(cents(months.at(-1).end), 100_000 + all)
        const sumOf = (source: string) =>
          items
            .filter((item) => item.source === source)
            .reduce((sum, { amount }) => sum + cents(amount), 0)
        assert.equal(sumOf('invoices'), await rawSum(OWED, desk.company.id))
        assert.equal(sumOf('expenses'), -(await rawSum(TO_PAY, desk.company.id)))
      }),
      { numRuns: 20 }
    )
  })
})
