import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'
import { copyOfContent, copyOfPeriod } from '#modules/documents/public'
import { createDraft } from '#modules/invoicing/drafts/write_draft'
import { isOpen } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { assertNotDeducted } from './assert_free.js'
import { asDeductions, type DeductibleRow, deductibleRows } from './deductible.js'
import { deductionsOf } from './deduction_rows.js'

/** Makes the final invoice of the order that a down payment belongs to; undefined when it knows none. */
type OrderSource = (company: CompanyScope, downPayment: Invoice) => Promise<Invoice | undefined>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Its records are orders that ask for down payments, and become a final invoice. */
    finalInvoice?: OrderSource
  }
}

/**
 * The draft of the final invoice for a down payment: of its order, else to the same recipient and without lines yet.
 * It deducts the down payments with the same references. Only inside inTx.
 * @throws 409 `not_down_payment`, `deducted`, `deducted_in_draft`
 */
export async function makeFinalInvoice(
  company: CompanyScope,
  downPayment: Invoice
): Promise<Invoice> {
  const { kind, stage, status } = downPayment
  const isStanding = isOpen(status) || status === 'Paid'
  if (kind !== 'invoice' || stage !== 'downPayment' || !isStanding) {
    throw conflict('invoicing.not_down_payment')
  }
  await assertNotDeducted(downPayment)
  for (const { finalInvoice } of kindsWith('finalInvoice')) {
    const made = await finalInvoice(company, downPayment)
    if (made) return made
  }
  return createDraft(company, {
    ...copyOfContent(downPayment),
    ...copyOfPeriod(downPayment),
    discountPercent: null,
    discountAmount: null,
    stage: 'final',
    downPayments: await relatedDownPayments(downPayment),
  })
}

/** Down payments of the same recipient with the same references: the best available sign of one order. */
const relatedDownPayments = (downPayment: Invoice) =>
  deductibleIds(
    downPayment,
    (row) =>
      row.order_number === downPayment.orderNumber &&
      row.project_reference === downPayment.projectReference
  )

/** The down payments of a final invoice that a copy could deduct too. */
export async function stillDeductible(invoice: Invoice): Promise<string[]> {
  if (invoice.stage !== 'final') return []
  const own = new Set((await deductionsOf(invoice)).map(({ downPaymentId }) => downPaymentId))
  return deductibleIds(invoice, ({ id }) => own.has(id))
}

async function deductibleIds(invoice: Invoice, isMeant: (row: DeductibleRow) => boolean) {
  const rows = (await deductibleRows(invoice, { draftId: '' })).filter(isMeant)
  return (await asDeductions(invoice.companyId, rows))
    .filter(({ total }) => total > 0n)
    .map(({ downPaymentId }) => downPaymentId)
}
