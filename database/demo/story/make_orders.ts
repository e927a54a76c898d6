import { addDays, type Day } from '#core/clock'
import { moneyText } from '#core/money/minor'
import { creditInvoice } from '#modules/invoicing/credit_notes/credit_invoice'
import { createDraft } from '#modules/invoicing/drafts/write_draft'
import { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'
import { recordPayment } from '#modules/invoicing/settlement/record_payment'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import { creditNoteValidator } from '#modules/invoicing/validators/credit_note'
import { invoiceValidator } from '#modules/invoicing/validators/invoice'
import { paymentValidator } from '#modules/invoicing/validators/payment'
import { workdayFrom } from '../days.js'
import type { Desk } from '../desk.js'

interface Order {
  /** Position in the list of clients. */
  client: number
  taxRate: number
  /** Days before today. */
  begun: number
  done?: number
  work: string
  advance: string
  hours: number
}

/** Larger work, paid in part before it is done; the last one still goes on. */
const ORDERS: Order[] = [
  {
    client: 0,
    taxRate: 19,
    begun: 160,
    done: 95,
    hours: 64,
    work: 'Flottenverzeichnis',
    advance: 'Abschlag auf das Flottenverzeichnis',
  },
  {
    client: 4,
    taxRate: 0,
    begun: 120,
    done: 50,
    hours: 48,
    work: 'Catalogue search',
    advance: 'Advance on the catalogue search',
  },
  {
    client: 2,
    taxRate: 0,
    begun: 26,
    hours: 40,
    work: 'Faqja e internetit',
    advance: 'Paradhënie për faqen e internetit',
  },
]

const PRICE = 105
/** Percent of an order that is asked for in advance. */
const ADVANCE = 40

/**
 * Down payments and the final invoices that take them off, and a credit note for work that was billed twice.
 * @param clientIds filled as the clients come
 */
export function planOrders(desk: Desk, clientIds: string[]) {
  for (const order of ORDERS) planOrder(desk, clientIds, order)
  planCredit(desk, clientIds)
}

function planOrder(desk: Desk, clientIds: string[], order: Order) {
  const { client, hours, work, advance, begun, done } = order
  const line = { unit: 'Std.', unitPrice: PRICE, taxRate: order.taxRate }
  const orderNumber = `B-${1000 + client}`
  const clientId = () => clientIds[client]
  at(desk, -begun, 10, async () => {
    const quantity = (hours * ADVANCE) / 100
    const downPayment = await issued(desk, {
      clientId: clientId(),
      orderNumber,
      stage: 'downPayment',
      lines: [{ ...line, description: advance, quantity }],
    })
    pay(desk, downPayment, addDays(downPayment.dateOn, 6))
    if (done === undefined) return
    at(desk, -done, 11, async () => {
      const final = await issued(desk, {
        clientId: clientId(),
        orderNumber,
        stage: 'final',
        downPayments: [downPayment.id],
        lines: [{ ...line, description: work, quantity: hours }],
      })
      pay(desk, final, addDays(final.dateOn, 9))
    })
  })
}

/** Two hours too many, found before the client has paid. */
function planCredit(desk: Desk, clientIds: string[]) {
  at(desk, -33, 9, async () => {
    const invoice = await issued(desk, {
      clientId: clientIds[3],
      lines: [{ description: 'Gestaltung', quantity: 9, unit: 'Std.', unitPrice: 95, taxRate: 19 }],
    })
    at(desk, -30, 14, async () => {
      const [{ id: lineId }] = await linesOf(invoice)
      const notes = 'Zwei Stunden waren doppelt erfasst.'
      const input = await creditNoteValidator.validate({ lines: [{ lineId, quantity: 2 }], notes })
      await creditInvoice(desk.company, await Invoice.lockIn(desk.company, invoice.id), input)
    })
  })
}

function at(
  { timeline, people, today }: Desk,
  days: number,
  hour: number,
  happen: () => Promise<unknown>
) {
  timeline.add(timeline.at(workdayFrom(addDays(today, days)), hour), people.owner.id, happen)
}

async function issued({ company, people }: Desk, body: object) {
  const draft = await createDraft(company, await invoiceValidator.validate(body))
  await issueInvoice(company, draft, people.owner.language)
  return draft
}

function pay({ company, timeline, people }: Desk, { id }: Invoice, day: Day) {
  timeline.add(timeline.at(workdayFrom(day), 8.5), people.owner.id, async () => {
    const invoice = await Invoice.lockIn(company, id)
    const amount = moneyText(openAmount(invoice), invoice.currency)
    const method = 'bankTransfer'
    await recordPayment(company, invoice, await paymentValidator.validate({ amount, method }))
  })
}
