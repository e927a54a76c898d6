import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays, today } from '#core/clock'
import { makePaymentDesk, type PaymentDesk } from '../payment_desk.js'

const DAY = addDays(today('Europe/Berlin'), -1)
const STEPS = [
  'payPart',
  'payRest',
  'payTooMuch',
  'paySkonto',
  'payBoth',
  'writeOff',
  'takeWriteOffBack',
  'removePayment',
  'useCredit',
  'withdrawCredit',
  'refund',
  'removeRefund',
  'cancel',
] as const
type Step = (typeof STEPS)[number]

const cents = (amount: number) => Math.round(amount * 100)
const sumOf = (amounts: number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)

/** Two invoices of one client and all that may happen to them, in whatever order. */
class Shop {
  constructor(
    readonly desk: PaymentDesk,
    readonly invoices: string[]
  ) {}

  async act(step: Step, which: number): Promise<ApiResponse | undefined> {
    const { desk } = this
    const id = this.invoices[which % this.invoices.length]
    const invoice = await desk.read(`invoices/${id}`)
    const pay = (body: object) => desk.post(`/api/invoices/${id}/payments`, { date: DAY, ...body })
    switch (step) {
      case 'payPart':
        return pay({ amount: 10 })
      case 'payRest':
        return pay({ amount: invoice.open || 1 })
      case 'payTooMuch':
        return pay({ amount: 200, overpayment: 'credit' })
      case 'paySkonto': {
        const { amount, discount } = invoice.skontoOffer.at(-1) ?? { amount: 1, discount: 1 }
        return pay({ amount, skonto: discount })
      }
      case 'payBoth': {
        const allocations = this.invoices.map((invoiceId) => ({ invoiceId, amount: 7.5 }))
        return desk.take({ amount: 20, allocations, overpayment: 'credit' })
      }
      case 'writeOff':
        return desk.post(`/api/invoices/${id}/write-off`, { reason: 'Gone' })
      case 'takeWriteOffBack':
        return desk.remove(`/api/invoices/${id}/write-off`)
      case 'removePayment': {
        const payment = (await desk.read('payments'))[which]
        return payment && desk.remove(`/api/payments/${payment._id}`)
      }
      case 'cancel':
        return desk.post(`/api/invoices/${id}/cancel`, { paid: which ? 'refund' : 'credit' })
      default:
        return this.#actOnCredit(step, which, id)
    }
  }

  async #actOnCredit(step: Step, which: number, invoiceId: string) {
    const { desk } = this
    const [first] = await desk.read('credits')
    if (!first) return undefined
    const credit = await desk.read(`credits/${first._id}`)
    const path = `/api/credits/${credit._id}`
    if (step === 'useCredit') return desk.post(`${path}/applications`, { invoiceId, amount: 9 })
    if (step === 'refund') return desk.post(`${path}/refunds`, { amount: 11 })
    const [kind, made] =
      step === 'withdrawCredit'
        ? ['applications', credit.applications[which]]
        : ['refunds', credit.refunds[which]]
    return made && desk.remove(`${path}/${kind}/${made._id}`)
  }

  /** Faults in the figures that everybody sees. */
  async faults(): Promise<string[]> {
    const { desk } = this
    const faults = await desk.faults()
    const invoices = await Promise.all(this.invoices.map((id) => desk.read(`invoices/${id}`)))
    for (const { total, paid, reduced, open, status, settlements } of invoices) {
      const isCancelled = status === 'Cancelled'
      const left = isCancelled ? 0 : cents(total) - cents(paid) - cents(reduced)
      const settled = sumOf(settlements.map(({ amount }: { amount: number }) => amount))
      if (cents(open) !== left || left < 0) faults.push(`open ${open} of ${total}`)
      if (settled !== cents(paid) + cents(reduced)) faults.push('settlements')
      const usual = left === 0 ? 'Paid' : settled === 0 ? 'Unpaid' : 'Partially Paid'
      if (!isCancelled && status !== usual) faults.push(`${status} is not ${usual}`)
    }
    return [...faults, ...(await this.#balanceFaults(invoices))]
  }

  /** INV2: what the client owes is what the documents ask for less what came. */
  async #balanceFaults(invoices: { paid: number; status: string }[]): Promise<string[]> {
    const { desk } = this
    const came: { amount: number }[] = await desk.read('payments')
    const list: { _id: string }[] = await desk.read('credits')
    const credits = await Promise.all(list.map(({ _id }) => desk.read(`credits/${_id}`)))
    const wentBack = credits.flatMap(({ refunds }) => refunds as { amount: number }[])
    const kept =
      sumOf(came.map(({ amount }) => amount)) - sumOf(wentBack.map(({ amount }) => amount))
    // The payments of a cancelled invoice are credit.
    const standing = invoices.filter(({ status }) => status !== 'Cancelled')
    const used =
      sumOf(standing.map(({ paid }) => paid)) + sumOf(credits.map(({ remaining }) => remaining))
    return kept === used ? [] : [`${kept} came, ${used} was used or is credit`]
  }
}

test.group('Orders of pay, partial, Skonto, credit, refund, write-off and reverse', () => {
  test('D05, INV2: whatever the order, every figure holds and a refused step changes nothing', async ({
    client,
    assert,
  }) => {
    const order = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(1)), {
      minLength: 8,
      maxLength: 14,
    })
    await fc.assert(
      fc.asyncProperty(order, async (steps) => {
        const desk = await makePaymentDesk(client)
        const terms = { date: DAY, skonto: [{ days: 5, percent: 3 }] }
        const made = [await desk.invoice(terms), await desk.invoice(terms)]
        const shop = new Shop(
          desk,
          made.map(({ _id }) => _id)
        )
        for (const [step, which] of steps) {
          const before = await Promise.all(shop.invoices.map((id) => desk.read(`invoices/${id}`)))
          const answer = await shop.act(step, which)
          const status = answer?.status() ?? 204
          assert.include([200, 201, 204, 404, 409], status, `${step}: ${answer?.text()}`)
          if (status > 300) {
            const after = await Promise.all(shop.invoices.map((id) => desk.read(`invoices/${id}`)))
            assert.deepEqual(after, before, step)
          }
        }
        assert.deepEqual(await shop.faults(), [])
      }),
      { numRuns: 12 }
    )
  }).timeout(120_000)
})
