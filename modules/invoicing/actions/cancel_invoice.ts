import { now, today } from '#core/clock'
import { afterCommit } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { decimal } from '#core/money/decimal'
import { NOTHING } from '#core/money/minor'
import { assertReversible } from '#modules/invoicing/actions/assert_reversible'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { replaceLines } from '#modules/invoicing/actions/replace_lines'
import { sealDocument } from '#modules/invoicing/actions/seal_document'
import { copiedLine } from '#modules/invoicing/copied_line'
import InvoiceCancelled from '#modules/invoicing/events/invoice_cancelled'
import { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/**
 * Reverses an issued invoice by a document of its own: the same lines with negative quantities, so that
 * both add up to nothing. Money that was received has to be given back and its payment removed first.
 * Only inside inTx.
 * @throws 409 `not_issued`, `already_cancelled`, `is_void`, `is_cancellation`, `has_payments`
 */
export async function cancelInvoice(company: CompanyScope, invoice: Invoice): Promise<Invoice> {
  assertReversible(invoice)
  await invoice.claim()

  const cancellation = await draftReversal(company, invoice)
  await sealDocument(company, cancellation, 'Cancelled')
  invoice.status = 'Cancelled'
  await invoice.save()
  await recordChange(invoice, 'invoice.cancelled', {
    number: invoice.number,
    by: cancellation.number,
  })
  afterCommit(() => InvoiceCancelled.dispatch(invoice, cancellation))
  return cancellation
}

async function draftReversal(company: CompanyScope, invoice: Invoice) {
  const { clientId, clientName, customClient, serviceOn, currency, language, seller, buyer } =
    invoice
  const reversal = Invoice.for(company)
  reversal.merge({
    ...{ clientId, clientName, customClient, serviceOn, currency, language, seller, buyer },
    kind: 'cancellation',
    status: 'Draft',
    number: null,
    cancelsId: invoice.id,
    dateOn: today(company.timeZone),
    dueOn: null,
    notes: '',
    net: NOTHING,
    tax: NOTHING,
    total: NOTHING,
    paid: NOTHING,
    version: 1,
    createdAt: now(),
    issuedAt: null,
    sentAt: null,
  })
  const lines = await linesOf(invoice)
  await replaceLines(
    reversal,
    lines.map(copiedLine).map((line) => ({ ...line, quantity: decimal(-line.quantity) }))
  )
  return reversal
}
