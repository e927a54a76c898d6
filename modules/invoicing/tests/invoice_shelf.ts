import { addDays, today } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import type { Desk } from '#modules/invoicing/factories/invoice_factory'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { recountSums } from '#modules/invoicing/factories/recount_sums'

const DAY = 86_400_000

/** Makes a document older than the API lets it be. */
export const age = ({ company }: Desk, id: string, values: object) =>
  inTx(async () => {
    await writer().from('invoices').where('id', id).update(values)
    await recountSums(company)
  })

/** A company with one invoice of each status, and the ids by a name of ours. */
export async function makeShelf(desk: Desk) {
  const day = today(desk.company.timeZone)
  const of = (name: string, dueIn: number) => ({
    customClient: { name, ...ADDRESS },
    date: addDays(day, -60),
    dueDate: addDays(day, dueIn),
  })
  const draft = await desk.draft({ customClient: { name: 'Draft Nord' } })
  const later = await desk.issued(of('Später Süd', 4))
  const soon = await desk.issued(of('Soon', 3))
  const dueToday = await desk.issued(of('Today', 0))
  const overdue = await desk.issued(of('Müller Ost', -1))
  const partial = await desk.issued({ ...of('Partial', -10), currency: 'USD' })
  await desk.post(`/api/invoices/${partial._id}/payments`, { amount: 19 })
  const paid = await desk.issued(of('Paid', -5))
  await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
  const withdrawn = await desk.issued(of('Void', -5))
  await desk.post(`/api/invoices/${withdrawn._id}/void`)
  const forgotten = await desk.issued(of('Forgotten', 1))
  await age(desk, forgotten._id, { due_on: null, created_at: Date.now() - 5 * DAY - 60_000 })
  const patient = await desk.issued(of('Patient', 1))
  await age(desk, patient._id, { due_on: null, created_at: Date.now() - 5 * DAY + 60_000 })
  return { draft, later, soon, dueToday, overdue, partial, paid, withdrawn, forgotten, patient }
}
