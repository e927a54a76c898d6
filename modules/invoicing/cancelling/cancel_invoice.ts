import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { decimal } from '#core/money/decimal'
import { minor, NOTHING } from '#core/money/minor'
import { amountForAudit, contentOfRow, reversedLine, type TaxRow } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { assertReversible } from '#modules/invoicing/cancelling/assert_reversible'
import { releaseRecords } from '#modules/invoicing/carried_records/carry_records'
import { assertNotCredited, assertNotDeducted } from '#modules/invoicing/down_payments/assert_free'
import { turnedDeduction } from '#modules/invoicing/down_payments/deduction'
import { releaseDeductions } from '#modules/invoicing/down_payments/deduction_rows'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { replaceLines } from '#modules/invoicing/drafts/replace_lines'
import { sealDocument } from '#modules/invoicing/issuing/seal_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import { partsOf, writeLines } from '#modules/invoicing/queries/invoice_parts'
import {
  assertMoneyDecided,
  type MoneyBack,
  oweMoneyBack,
} from '#modules/invoicing/settlement/owe_money_back'

/**
 * Reverses an issued invoice by a document of its own: the same lines with negative quantities, so that
 * both add up to nothing. Money that was received stays recorded, and the client is owed it. The down payments of a
 * final invoice can be taken off by another one then. Only inside inTx.
 * @param invoice locked, so that a payment at the same moment comes before or after
 * @param wish what becomes of the money that was received
 * @throws 409 `not_issued`, `already_cancelled`, `is_void`, `is_cancellation`, `payments_undecided` with `paid`,
 *   `has_credit_notes`, `deducted`
 */
export async function cancelInvoice(
  company: CompanyScope,
  invoice: Invoice,
  wish: MoneyBack = {}
): Promise<Invoice> {
  await assertNotCredited(invoice)
  assertReversible(invoice)
  assertMoneyDecided(invoice, wish)
  await invoice.claim()
  await assertNotDeducted(invoice)

  const cancellation = await draftReversal(company, invoice)
  await sealDocument(company, cancellation, 'Cancelled')
  invoice.status = 'Cancelled'
  await invoice.save()
  await releaseDeductions(invoice)
  await recordChange(invoice, 'invoice.cancelled', {
    number: invoice.number,
    by: cancellation.number,
    ...(invoice.paid > 0n && {
      paid: wish.paid,
      ...amountForAudit(invoice.paid, invoice.currency),
    }),
  })
  await oweMoneyBack(company, invoice, { cancellation, wish })
  await releaseRecords(invoice)
  return cancellation
}

/** The same document with every amount turned. */
async function draftReversal(company: CompanyScope, invoice: Invoice) {
  const { discountAmount } = invoice
  const reversal = Invoice.for(company)
  reversal.merge({
    ...emptyDraft(),
    ...copiedHead(invoice),
    kind: 'cancellation',
    stage: invoice.stage,
    cancelsId: invoice.id,
    dateOn: today(company.timeZone),
    dueOn: null,
    discountAmount: discountAmount && decimal(-discountAmount),
  })
  const { lines, taxes, deductions } = await partsOf(invoice)
  const turned = lines.map(contentOfRow).map(reversedLine)
  // Another system may have rounded its VAT differently from the sum of its lines.
  if (invoice.isImported) {
    await writeLines(reversal, turned, (totals) => ({
      ...totals,
      ...turnedFigures(invoice, taxes),
    }))
  } else {
    await replaceLines(reversal, turned, deductions.map(turnedDeduction))
  }
  return reversal
}

/** The stored figures of a document without a discount, turned. */
const turnedFigures = ({ net, tax, total }: Invoice, taxes: readonly TaxRow[]) => ({
  net: minor(-net),
  tax: minor(-tax),
  total: minor(-total),
  taxes: taxes.map((row) => ({
    category: row.category,
    rate: decimalFromRow(row.rate),
    discount: NOTHING,
    base: minor(-moneyFromRow(row.base)),
    tax: minor(-moneyFromRow(row.tax)),
  })),
})

/** The particulars that a cancellation or credit note copies from its invoice. */
export const copiedHead = (invoice: Invoice) => ({
  clientId: invoice.clientId,
  clientName: invoice.clientName,
  customClient: invoice.customClient,
  serviceOn: invoice.serviceOn,
  serviceUntil: invoice.serviceUntil,
  currency: invoice.currency,
  exchangeRate: invoice.exchangeRate,
  exchangeOn: invoice.exchangeOn,
  language: invoice.language,
  seller: invoice.seller,
  buyer: invoice.buyer,
  priceMode: invoice.priceMode,
  discountPercent: invoice.discountPercent,
  discountReason: invoice.discountReason,
  exemptionReason: invoice.exemptionReason,
  buyerReference: invoice.buyerReference,
  orderNumber: invoice.orderNumber,
  salesOrder: invoice.salesOrder,
  projectReference: invoice.projectReference,
  template: invoice.template,
  isTriangular: invoice.isTriangular,
})
