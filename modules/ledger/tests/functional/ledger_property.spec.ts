import { test } from '@japa/runner'
import fc from 'fast-check'
import { reader } from '#core/database/in_tx'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { type LedgerDesk, makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

/** A step of a random history; numbers choose among the records of that moment. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('draft' as const) }),
  fc.record({
    kind: fc.constant('invoice' as const),
    price: fc.integer({ min: 1, max: 9999 }),
    daysAgo: fc.integer({ min: 0, max: 120 }),
    currency: fc.constantFrom('EUR', 'CHF'),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    which: fc.nat(),
    part: fc.constantFrom(1, 2, 3),
    daysAgo: fc.integer({ min: 0, max: 120 }),
  }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'void' as const),
    which: fc.nat(),
    paid: fc.constantFrom('credit', 'refund'),
  }),
  fc.record({ kind: fc.constant('writeOff' as const), which: fc.nat() }),
  fc.record({
    kind: fc.constant('opening' as const),
    amount: fc.integer({ min: -50_000, max: 50_000 }).filter((amount) => amount !== 0),
    currency: fc.constantFrom('EUR', 'CHF'),
  })
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const cents = (amount: number) => Math.round(amount * 100)

/** Does one step; a step that the documents do not allow is refused and changes nothing. */
async function take(desk: LedgerDesk, invoices: string[], wish: Step) {
  const chosen = 'which' in wish ? invoices[wish.which % (invoices.length || 1)] : undefined
  if (wish.kind === 'draft') await desk.draft({ customClient: undefined, clientId: desk.clientId })
  if (wish.kind === 'invoice') {
    const lines = [{ ...LINE, unitPrice: wish.price / 100 }]
    invoices.push((await desk.invoice(wish.daysAgo, { lines, currency: wish.currency }))._id)
  }
  if (wish.kind === 'opening') {
    const path = `/api/clients/${desk.clientId}/opening-balances/${wish.currency}`
    await desk.put(path, { amount: wish.amount / 100, date: desk.day(-100) })
  }
  if (!chosen) return
  if (wish.kind === 'pay') {
    const { open } = (await desk.get(`/api/invoices/${chosen}`)).body()
    const amount = Math.floor(cents(open) / wish.part) / 100
    await desk.pay(chosen, amount, desk.day(-wish.daysAgo))
  }
  if (wish.kind === 'writeOff') {
    await desk.post(`/api/invoices/${chosen}/write-off`, { reason: 'Lost' })
  }
  if (wish.kind === 'cancel' || wish.kind === 'void') {
    await desk.post(`/api/invoices/${chosen}/${wish.kind}`, { paid: wish.paid })
  }
}

test.group('INV1, INV2: the balance of a client', (group) => {
  group.each.disableTimeout()

  test('is the sum of open invoices and the opening balance, after any history, in any order of days', async ({
    client,
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const desk = await makeLedgerDesk(client)
        const invoices: string[] = []
        for (const wish of steps) await take(desk, invoices, wish)

        for (const currency of ['EUR', 'CHF']) {
          const open = await openOf(desk, currency)
          const all = await desk.ledger(`?currency=${currency}&pageSize=500`)
          assert.equal(cents(all.closing), open)
          assert.equal(cents(all.ageing.total), open)
          const openItems = await desk.ledger(`?currency=${currency}&openOnly=true`)
          assert.equal(cents(openItems.closing), open)

          let balance = 0
          for (const { debit, credit, balance: told } of all.entries) {
            balance += cents(debit ?? 0) - cents(credit ?? 0)
            assert.equal(cents(told), balance)
          }
          assert.equal(balance, open)
          const late = await desk.ledger(`?currency=${currency}&from=${desk.day(-50)}`)
          assert.equal(cents(late.opening) + cents(late.debit) - cents(late.credit), open)
        }
      }),
      { numRuns: 25 }
    )
  })
})

/** The open amounts of the listed invoices, and the opening balance, less the credit of the client; in cents. */
async function openOf({ get, clientId, company }: LedgerDesk, currency: string) {
  const list = await get(`/api/invoices?clientId=${clientId}`)
  const sums = JSON.parse(list.header('x-totals') ?? '{}')
  const begun: { amount: number | string } | null = await reader()
    .from('opening_balances')
    .where({ company_id: company.id, client_id: clientId, currency })
    .first()
  const credits: { currency: string; remaining: number }[] = (
    await get(`/api/credits?clientId=${clientId}`)
  ).body()
  const owed = credits
    .filter((credit) => credit.currency === currency)
    .reduce((sum, { remaining }) => sum + cents(remaining), 0)
  return cents(sums[currency]?.open ?? 0) + Number(begun?.amount ?? 0) - owed
}
