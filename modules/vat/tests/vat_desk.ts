import type { ApiClient } from '@japa/api-client'
import { addDays, today } from '#core/clock'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makePaymentDesk } from '#modules/payments/tests/payment_desk'
import { verifyEntries } from '#modules/vat/entries/enter_companies'
import { verifySums } from '#modules/vat/entries/keep_sums'

export type VatDesk = Awaited<ReturnType<typeof makeVatDesk>>

interface Rate {
  category: string
  rate: number
  net: number
  tax: number
  gross: number
}

/** Two rates: 1,000.00 at 19 % and 500.00 at 7 %, together 1,725.00. */
export const MIXED = [
  { ...LINE, unitPrice: 1000 },
  { ...LINE, description: 'Book', unitPrice: 500, taxRate: 7 },
]

/** A company that looks at its VAT. */
export async function makeVatDesk(client: ApiClient) {
  const desk = await makePaymentDesk(client)
  const day = (offset: number) => addDays(today('Europe/Berlin'), offset)
  const always = { from: '2000-01-01', to: '2100-12-31' }

  async function summary(basis: string, range: object = {}) {
    const query = new URLSearchParams({ ...always, basis, ...range })
    const answer = await desk.get(`/api/reports/vat?${query}`)
    answer.assertStatus(200)
    return answer.body()
  }

  /** `[rate, net, tax]` of one currency, the highest rate first. */
  async function rates(basis: string, range: object = {}, currency = 'EUR') {
    const { tables } = await summary(basis, range)
    const table = tables.find((one: { currency: string }) => one.currency === currency)
    return (table?.rates ?? []).map(({ rate, net, tax }: Rate) => [rate, net, tax])
  }

  const on = (date: string) => ({ from: date, to: date })
  const entries = async (basis: string, range: object = {}) => {
    const query = new URLSearchParams({ ...always, basis, ...range })
    return (await desk.get(`/api/reports/vat/entries?${query}`)).body()
  }
  const pay = async (id: string, amount: number, date: string, more: object = {}) => {
    const answer = await desk.post(`/api/invoices/${id}/payments`, { amount, date, ...more })
    answer.assertStatus(201)
    return answer.body()
  }
  const faults = async () => [
    ...(await desk.faults()),
    ...(await verifyEntries(desk.company)),
    ...(await verifySums(desk.company)),
  ]
  return { ...desk, day, on, summary, rates, entries, pay, faults }
}

/** The last day of a month `YYYY-MM`. */
export function lastDayOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
