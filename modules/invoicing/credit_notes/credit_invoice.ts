import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { minor } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { assertAcknowledged, doubtOfMonth } from '#modules/invoicing/doubts/serious_doubts'
import { assertNotDeducted } from '#modules/invoicing/down_payments/assert_free'
import { replaceLines } from '#modules/invoicing/drafts/replace_lines'
import { isOpen } from '#modules/invoicing/invoice_status'
import { recordAcknowledgement } from '#modules/invoicing/issuing/record_acknowledgement'
import { sealDocument } from '#modules/invoicing/issuing/seal_document'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { settleByCreditNote } from '#modules/invoicing/settlement/settle_by_credit_note'
import type { CreditNoteInput } from '#modules/invoicing/validators/credit_note'
import { assertPaidFor } from './assert_paid_for.js'
import { keepCreditedLines } from './credited_lines.js'
import { draftCredit } from './draft_credit.js'

/**
 * Gives back a part of an issued invoice by a document with a number of its own (§ 14 (6), § 17 (1) UStG;
 * "Rechnungskorrektur", never "Gutschrift", which is self-billing). Issued at once, and settled: nobody owes it. Only
 * inside inTx.
 * @param invoice locked, so that concurrent credit notes cannot exceed the invoice together
 * @param language of the sentences in the failure
 * @throws 409 `not_creditable`, `deducted`, `needs_acknowledgement` with the doubts as `fields`; 422
 * `credit_gives_nothing`, and as draftCredit and assertPaidFor
 */
export async function creditInvoice(
  company: CompanyScope,
  invoice: Invoice,
  input: CreditNoteInput,
  language: Language = company.language
): Promise<Invoice> {
  assertCreditable(invoice)
  // A concurrent cancellation finds another version than it has read.
  await invoice.claim()
  await assertNotDeducted(invoice)
  const { note, credits, contents } = await draftCredit(company, invoice, input)
  await replaceLines(note, contents)
  assertGivesBack(note)
  await assertPaidFor(invoice, note)
  await keepCreditedLines(note, credits)
  const doubts = assertAcknowledged(
    await doubtOfMonth(company, note.dateOn),
    input.acknowledged ?? [],
    language
  )
  await sealDocument(company, note, 'Paid')
  await recordAcknowledgement(note, doubts)
  await settleByCreditNote(invoice, note)
  await recordChange(invoice, 'invoice.corrected', {
    number: invoice.number,
    by: note.number,
    ...amountForAudit(minor(-note.total), note.currency),
  })
  return note
}

/** @throws 409 `not_creditable` */
export function assertCreditable({ kind, status }: Invoice) {
  if (kind !== 'invoice' || (!isOpen(status) && status !== 'Paid')) {
    throw conflict('invoicing.not_creditable', { extra: { status } })
  }
}

/**
 *
 * @throws 422 `credit_gives_nothing` for a credit note that would be payable, such as the return of a negative line
 * alone
 */
export function assertGivesBack({ total }: Invoice) {
  if (total >= 0n) throw new FieldError('lines', 'invoicing.credit_gives_nothing')
}
