import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const RATES = [{ from: '2020-01-01', percent: 1.27 }]
/** 1190.00, due on 2 March: interest runs from 3 March. */
const LATE = { lines: [{ ...LINE, unitPrice: 1000 }], skonto: [{ days: 40, percent: 2 }] }
const DAYS_LATE = 30

const at = (moment: string) => () => setClock(() => Date.parse(moment))

/** A company that charges interest at every level, and one invoice that is late since 3 March. */
async function makeOwed(client: ApiClient) {
  const dunning = await makeDunning(client)
  const level = levelBody({ chargesInterest: true })
  await dunning.rules({ levels: [level, level], baseRates: RATES })
  const id = await dunning.late(DAYS_LATE, LATE)
  const ok = async (request: ReturnType<typeof dunning.post>) => {
    const answer = await request
    if (answer.status() >= 300) throw new Error(answer.text())
    return answer.body()
  }
  const pay = (amount: number, date: string, more: object = {}) =>
    ok(dunning.post(`/api/invoices/${id}/payments`, { amount, date, ...more }))
  /** Credit of the client since a day. */
  const credit = async (amount: number, date: string) => {
    const money = { clientId: dunning.clientId, currency: 'EUR', amount, date }
    const body = { ...money, allocations: [], overpayment: 'credit' }
    return (await ok(dunning.post('/api/payments', body))).credit._id as string
  }
  const apply = (creditId: string, amount: number, date: string) =>
    ok(dunning.post(`/api/credits/${creditId}/applications`, { invoiceId: id, amount, date }))
  /** The lines of the table of the only invoice that is due, without its rate. */
  const lines = async () => {
    const [{ invoices, interest }] = (await dunning.due()).due
    return { interest, lines: invoices[0].interestPeriods.map(lineOf) }
  }
  return { ...dunning, id, ok, pay, credit, apply, lines }
}

interface Line {
  from: string
  until: string
  open: number
  percent: number
  interest: number
}
type Shown = [from: string, until: string, open: number, interest: number]
const lineOf = ({ from, until, open, interest }: Line): Shown => [from, until, open, interest]

/** 20 days of 1190.00 and 10 days of 690.00 at 10.27 %: 6.6967… and 1.9414…, as the lines are rounded. */
const PARTS = {
  interest: 8.64,
  lines: [
    ['2027-03-03', '2027-03-22', 1190, 6.7],
    ['2027-03-23', '2027-04-01', 690, 1.94],
  ],
}

test.group('Interest after part payments', (group) => {
  group.each.setup(at('2027-04-01T10:00:00Z'))

  test('row 73: interest is charged on what was open, and the lines add up', async ({
    client,
    assert,
  }) => {
    const owed = await makeOwed(client)
    assert.deepEqual(await owed.lines(), { interest: 10.04, lines: [] })
    await owed.pay(500, '2027-03-22')
    assert.deepEqual(await owed.lines(), PARTS)
    const { next } = (await owed.get(`/api/invoices/${owed.id}/reminders`)).body()
    assert.deepEqual(next.interestPeriods.map(lineOf), PARTS.lines)

    const made = (await owed.remind([owed.id])).body()
    assert.containsSubset(made, { open: 690, interest: 8.64, total: 698.64 })
    assert.deepEqual(made.invoices[0].interestPeriods.map(lineOf), PARTS.lines)
    await owed.pay(90, '2027-03-10')
    const kept = (await owed.get(`/api/reminders/${made._id}`)).body()
    assert.deepEqual(kept.invoices, made.invoices)
  })

  test('Skonto and credit count by their own days, a credit note from the first day', async ({
    client,
    assert,
  }) => {
    const withSkonto = await makeOwed(client)
    await withSkonto.pay(476.2, '2027-03-22', { skonto: 23.8 })
    assert.deepEqual(await withSkonto.lines(), PARTS)

    const credited = await makeOwed(client)
    const { lines } = (await credited.get(`/api/invoices/${credited.id}`)).body()
    const creditNote = { date: '2027-03-22', lines: [{ lineId: lines[0]._id, amount: 420 }] }
    await credited.ok(credited.post(`/api/invoices/${credited.id}/credit-notes`, creditNote))
    // 420.00 and 19 % were never owed: 30 days of 690.20.
    assert.deepEqual(await credited.lines(), { interest: 5.83, lines: [] })

    // Set off: it counts from the day on which the client had it (§ 389 BGB).
    const withCredit = await makeOwed(client)
    await withCredit.apply(await withCredit.credit(500, '2027-03-22'), 500, '2027-03-30')
    assert.deepEqual(await withCredit.lines(), PARTS)
  })

  test('a payment that was undone has never lowered anything, a refund lowers nothing', async ({
    client,
    assert,
  }) => {
    const owed = await makeOwed(client)
    await owed.pay(1000, '2027-03-10')
    const { payments } = (await owed.get(`/api/invoices/${owed.id}`)).body()
    const writeOff = { reason: 'Kulanz', date: '2027-03-22' }
    await owed.ok(owed.post(`/api/invoices/${owed.id}/write-off`, writeOff))
    await owed.ok(owed.remove(`/api/invoices/${owed.id}/payments/${payments[0]._id}`))
    // The rest of 190.00 stays written off.
    assert.deepEqual(await owed.lines(), {
      interest: 9.51,
      lines: [
        ['2027-03-03', '2027-03-22', 1190, 6.7],
        ['2027-03-23', '2027-04-01', 1000, 2.81],
      ],
    })
    await owed.ok(owed.remove(`/api/invoices/${owed.id}/write-off`))
    assert.deepEqual(await owed.lines(), { interest: 10.04, lines: [] })

    const creditId = await owed.credit(500, '2027-03-20')
    await owed.ok(owed.post(`/api/credits/${creditId}/refunds`, { amount: 500 }))
    assert.deepEqual(await owed.lines(), { interest: 10.04, lines: [] })
  })

  test('an overpayment, and a payment before interest starts, leave one amount', async ({
    client,
    assert,
  }) => {
    const owed = await makeOwed(client)
    await owed.pay(190, '2027-03-02')
    // 1000.00 × 10.27 % × 30 / 365
    assert.deepEqual(await owed.lines(), { interest: 8.44, lines: [] })
    await owed.pay(1500, '2027-03-22', { overpayment: 'credit' })
    assert.deepEqual((await owed.due()).due, [])
  })

  test('a payment on the first and one on the last day are listed', async ({ client, assert }) => {
    const owed = await makeOwed(client)
    await owed.pay(500, '2027-04-01')
    assert.deepEqual(await owed.lines(), {
      interest: 10.04,
      lines: [['2027-03-03', '2027-04-01', 1190, 10.04]],
    })
    await owed.pay(90, '2027-03-03')
    assert.deepEqual(await owed.lines(), {
      interest: 9.31,
      lines: [
        ['2027-03-03', '2027-03-03', 1190, 0.33],
        ['2027-03-04', '2027-04-01', 1100, 8.98],
      ],
    })
  })

  test('each invoice of a reminder has its own periods', async ({ client, assert }) => {
    const owed = await makeOwed(client)
    const other = await owed.late(20)
    await owed.pay(500, '2027-03-22')
    const made = (await owed.remind([owed.id, other])).body()
    const [first, second] = made.invoices
    assert.deepEqual(first.interestPeriods.map(lineOf), PARTS.lines)
    // 119.00 × 10.27 % × 20 / 365 = 0.6696…
    assert.deepEqual(second.interestPeriods.map(lineOf), [['2027-03-13', '2027-04-01', 119, 0.67]])
    assert.containsSubset(made, { interest: 9.31, open: 809, total: 818.31 })
  })
})

test.group('Interest over the turn of a year', (group) => {
  group.each.setup(at('2028-01-10T10:00:00Z'))

  test('a new base rate begins a period, and a leap year has 366 days', async ({
    client,
    assert,
  }) => {
    const owed = await makeOwed(client)
    const lines = async () =>
      (await owed.due()).due[0].invoices[0].interestPeriods.map((line: Line) => [
        ...lineOf(line),
        line.percent,
      ])
    assert.deepEqual(await lines(), [
      ['2027-12-12', '2027-12-31', 1190, 6.7, 10.27],
      ['2028-01-01', '2028-01-10', 1190, 3.34, 10.27],
    ])
    await owed.rules({ baseRates: [...RATES, { from: '2028-01-01', percent: 2.27 }] })
    assert.deepEqual(await lines(), [
      ['2027-12-12', '2027-12-31', 1190, 6.7, 10.27],
      ['2028-01-01', '2028-01-10', 1190, 3.66, 11.27],
    ])
  })
})
