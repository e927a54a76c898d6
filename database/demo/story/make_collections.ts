import { addDays, type Day } from '#core/clock'
import { clientList } from '#modules/clients/public'
import { bookDebits } from '#modules/collections/actions/book_debits'
import { makeCollection } from '#modules/collections/actions/make_collection'
import { sendCollection } from '#modules/collections/actions/send_collection'
import { createDraft, Invoice, issueInvoice } from '#modules/invoicing/public'
import { invoiceValidator } from '#modules/invoicing/validators/invoice'
import { addMandate } from '#modules/mandates/actions/add_mandate'
import { mandateValidator } from '#modules/mandates/validators/mandate'
import type { Desk } from '../desk.js'

const CLIENT = 'Kita Wellenreiter'
const COURSE = { description: 'Betreuung der Website', quantity: 1, unitPrice: 85, taxRate: 19 }

/** A client that has signed a mandate: one invoice that was collected, and one that waits for its file. */
export function planCollections(desk: Desk) {
  const { company, people, timeline, today } = desk
  const signedOn = addDays(today, -24)
  const plan = (day: Day, hour: number, act: () => Promise<unknown>) =>
    timeline.add(timeline.at(day, hour), people.owner.id, act)
  plan(signedOn, 9, async () => {
    const [client] = await clientList(company, { search: CLIENT }).limit(1)
    if (!client) throw new Error(`The demo company has no client ${CLIENT}.`)
    const mandate = await mandateValidator.validate({
      scheme: 'core',
      kind: 'recurrent',
      signedOn,
      iban: 'DE02120300000000202051',
    })
    const { id: mandateId } = await addMandate(company, client.id, mandate)
    const collected = await issued(desk, { clientId: client.id, mandateId, date: signedOn })
    plan(addDays(signedOn, 3), 10, () => collect(desk, collected, plan))
    const waits = { clientId: client.id, mandateId, date: addDays(today, -2) }
    plan(waits.date, 11, () => issued(desk, waits))
  })
}

async function issued({ company }: Desk, body: { clientId: string; mandateId: string; date: Day }) {
  const input = await invoiceValidator.validate({ ...body, lines: [COURSE] })
  const draft = await createDraft(company, input)
  await issueInvoice(company, draft, company.language)
  return draft.id
}

/** The file, and the money some days later. */
async function collect(
  { company }: Desk,
  invoiceId: string,
  plan: (day: Day, hour: number, act: () => Promise<unknown>) => void
) {
  const { id } = await makeCollection(company, { debits: [{ invoiceId }] })
  await sendCollection(company, id)
  const { collectOn } = await Invoice.findIn(company, invoiceId)
  if (collectOn) plan(collectOn, 16, () => bookDebits(company, id, { on: collectOn }))
}
