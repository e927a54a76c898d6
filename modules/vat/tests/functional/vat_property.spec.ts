import { test } from '@japa/runner'
import fc from 'fast-check'
import { MIXED, makeVatDesk, type VatDesk } from '#modules/vat/tests/vat_desk'

/** A step of a random history; numbers choose among what there is at that moment. */
const step = fc.record({
  kind: fc.constantFrom('invoice', 'downPayment', 'pay', 'writeOff', 'cancel', 'void', 'credit'),
  which: fc.nat(),
  part: fc.constantFrom(1, 2, 3),
  daysAgo: fc.integer({ min: 0, max: 100 }),
  rate: fc.constantFrom(null, '0.9137'),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Rate {
  category: string
  rate: number
  net: number
  tax: number
}
interface Table {
  currency: string
  rates: Rate[]
}

const cents = (amount: number) => Math.round(amount * 100)

/** Does one step; what the state of the documents refuses is refused and changes nothing. */
async function take(desk: VatDesk, ids: string[], { kind, which, part, daysAgo, rate }: Step) {
  const date = desk.day(-daysAgo)
  if (kind === 'invoice' || kind === 'downPayment') {
    const lines = MIXED.map((line) => ({ ...line, unitPrice: line.unitPrice / 7 + (which % 99) }))
    const body = {
      date,
      lines: lines.map((line) => ({ ...line, unitPrice: line.unitPrice.toFixed(2) })),
      ...(kind === 'downPayment' && { stage: 'downPayment' }),
      ...(rate && { currency: 'USD', exchangeRate: rate }),
    }
    ids.push((await desk.invoice(body))._id)
    return
  }
  const id = ids[which % (ids.length || 1)]
  if (!id) return
  const { open, lines } = await desk.read(`invoices/${id}`)
  const amount = Math.floor(cents(open) / part) / 100
  const path = `/api/invoices/${id}`
  if (kind === 'pay' && amount > 0) await desk.post(`${path}/payments`, { amount, date })
  if (kind === 'writeOff') await desk.post(`${path}/write-off`, { reason: 'Lost', date })
  if (kind === 'cancel') {
    await desk.post(`${path}/cancel`, { paid: part === 1 ? 'credit' : 'refund', date })
  }
  if (kind === 'void') await desk.post(`${path}/void`)
  if (kind === 'credit') {
    const { _id: lineId } = lines[which % lines.length]
    await desk.post(`${path}/credit-notes`, { lines: [{ lineId, quantity: '0.5' }] })
  }
}

/** `currency category rate: net tax` in cents, in one order; zeros are left out. */
function sumsOf(tables: Table[]) {
  const sums = new Map<string, [number, number]>()
  for (const { currency, rates } of tables) {
    for (const { category, rate, net, tax } of rates) {
      const key = `${currency} ${category} ${rate}`
      const [oldNet, oldTax] = sums.get(key) ?? [0, 0]
      sums.set(key, [oldNet + cents(net), oldTax + cents(tax)])
    }
  }
  return [...sums]
    .filter(([, [net, tax]]) => net !== 0 || tax !== 0)
    .map(([key, [net, tax]]) => `${key}: ${net} ${tax}`)
    .sort()
}

test.group('The VAT of any history', (group) => {
  group.each.disableTimeout()

  test('row 88: the days can be cut anywhere, and the parts add up to the whole', async ({
    client,
    assert,
  }) => {
    const histories = fc.array(step, { minLength: 4, maxLength: 14 })
    const cut = fc.integer({ min: -110, max: 10 })
    await fc.assert(
      fc.asyncProperty(histories, cut, async (steps, offset) => {
        const desk = await makeVatDesk(client)
        const ids: string[] = []
        for (const wish of steps) await take(desk, ids, wish)

        assert.deepEqual(await desk.faults(), [])
        for (const basis of ['accrual', 'cash']) {
          const { tables: whole } = await desk.summary(basis)
          const [before, after] = [
            await desk.summary(basis, { to: desk.day(offset) }),
            await desk.summary(basis, { from: desk.day(offset + 1) }),
          ]
          const parts = sumsOf([...before.tables, ...after.tables])
          assert.deepEqual(parts, sumsOf(whole))
          const periods = whole.flatMap((table: Table & { periods: Table[] }) =>
            table.periods.map(({ rates }) => ({ currency: table.currency, rates }))
          )
          assert.deepEqual(sumsOf(periods), sumsOf(whole))
        }
      }),
      { numRuns: 12 }
    )
  })
})
