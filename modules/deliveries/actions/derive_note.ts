import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { Client } from '#modules/clients/public'
import { lockOrder } from '#modules/deliveries/actions/lock_order'
import { createNoteOf, emptyNote, type Writer } from '#modules/deliveries/actions/write_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { freeLine } from '#modules/deliveries/note_line'
import { deliveriesOf } from '#modules/deliveries/queries/delivered'
import { linesOf } from '#modules/deliveries/queries/note_lines'
import { remainingLines } from '#modules/deliveries/queries/order_lines'
import { copyOfContent, type DocumentModel } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { Estimate } from '#modules/offers/public'
import { Order, orderOfEstimate } from '#modules/orders/public'

/**
 * The draft of a note with everything from an accepted estimate that is still to be delivered, or from the order that
 * confirms it. After the estimate has become an invoice, that invoice bills it. Only inside inTx.
 * @throws 404; 409 `not_accepted`, `nothing_left`, and as deliverOrder
 */
export async function deliverEstimate(writer: Writer, estimateId: string) {
  const estimate = await Estimate.findIn(writer.company, estimateId)
  if (estimate.acceptedTotal === null) throw conflict('deliveries.not_accepted')
  const order = await orderOfEstimate(estimate)
  if (order) return deliverOrder(writer, order.id)
  const draft = await draftFor(writer, estimate)
  draft.merge({ orderId: estimate.id, estimateId: estimate.id })
  return createRest(draft)
}

/**
 * The same for an order confirmation. Only inside inTx.
 * @throws 404; 409 as assertInForce, `nothing_left`
 */
export async function deliverOrder(writer: Writer, orderId: string) {
  const order = await Order.findIn(writer.company, orderId)
  order.assertInForce()
  const draft = await draftFor(writer, order)
  draft.orderId = order.id
  return createRest(draft)
}

/**
 * The same for an issued invoice, which bills it. Only inside inTx.
 * @throws 404; 409 `invoice_not_issued`, `is_down_payment`, `nothing_left`
 */
export async function deliverInvoice(writer: Writer, invoiceId: string) {
  const invoice = await Invoice.findIn(writer.company, invoiceId)
  const { kind, stage, status, isDraft } = invoice
  if (kind !== 'invoice' || isDraft || status === 'Cancelled' || status === 'Void') {
    throw conflict('deliveries.invoice_not_issued')
  }
  // Its lines are shares of an amount, which cannot be handed over.
  if (stage === 'downPayment') throw conflict('deliveries.is_down_payment')
  const draft = await draftFor(writer, invoice)
  draft.merge({ orderId: invoice.id, sourceInvoiceId: invoice.id })
  return createRest(draft)
}

/**
 * The draft of a note with the remainder after all notes of the same order. Only inside inTx.
 * @throws 409 `not_issued`, `is_cancelled`, `nothing_left`
 */
export async function deliverRest(writer: Writer, note: DeliveryNote) {
  note.assertOut()
  const { orderId, estimateId, sourceInvoiceId } = note
  const draft = copyHead(writer, note)
  draft.merge({ orderId, estimateId, sourceInvoiceId })
  return createRest(draft)
}

/** The draft of a note with the same lines that belongs to no other document. Only inside inTx. */
export async function duplicateNote(writer: Writer, note: DeliveryNote) {
  const lines = (await linesOf(note)).map(({ content }) => freeLine(content, null))
  return createNoteOf(copyHead(writer, note), lines)
}

async function createRest(draft: DeliveryNote) {
  draft.isBillable = await lockOrder(draft)
  const { delivered, planned } = await deliveriesOf(draft, { isLocked: true })
  const lines = await remainingLines(draft, delivered, planned)
  if (lines.length === 0) throw conflict('deliveries.nothing_left')
  return createNoteOf(draft, lines)
}

/** A note to the recipient of a document, in its currency and at the prices of its lines. */
async function draftFor(writer: Writer, document: DocumentModel) {
  const { clientId, clientName } = document
  const { customClient, currency, priceMode, buyerReference, orderNumber, projectReference } =
    copyOfContent(document)
  const client = clientId ? await Client.one(writer.company, clientId) : undefined
  return emptyNote(writer).merge({
    clientId,
    clientName: client?.name ?? clientName,
    customClient,
    currency,
    priceMode,
    buyerReference,
    orderNumber,
    projectReference,
    dateOn: today(writer.company.timeZone),
    deliveryAddress: client?.shippingAddress ?? null,
  })
}

function copyHead(writer: Writer, note: DeliveryNote): DeliveryNote {
  const { clientId, clientName, customClient, currency, priceMode, notes, orderNumber } = note
  return emptyNote(writer).merge({
    clientId,
    clientName,
    customClient,
    currency,
    priceMode,
    notes,
    orderNumber,
    buyerReference: note.buyerReference,
    projectReference: note.projectReference,
    deliveryAddress: note.deliveryAddress,
    showsPrices: note.showsPrices,
    assigneeId: note.assigneeId,
    dateOn: today(writer.company.timeZone),
  })
}
