import { now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { amountForAudit } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { rememberWords } from '#modules/invoicing/drafts/remember_words'
import type { StoredStatus } from '#modules/invoicing/invoice_status'
import { documentHash, FROZEN_VERSION } from '#modules/invoicing/issuing/frozen_document'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { INVOICE_NUMBERS } from '#modules/invoicing/number_ranges'
import { partsOf } from '#modules/invoicing/queries/invoice_parts'
import { giveNumber } from '#modules/settings/public'

/** The action that the audit chain keeps a document's hash with. */
const ISSUED_AS = {
  invoice: 'invoice.issued',
  cancellation: 'invoice.cancellation_issued',
  creditNote: 'invoice.credit_note_issued',
} as const

/**
 * Makes a draft a document: it gets its number, the very last thing that can fail, and is frozen.
 * The number is counted in the year of the document's date; the instant of issue is taken while the
 * range is locked, so numbers and instants have one order. The audit chain keeps the document's hash.
 */
export async function sealDocument(company: CompanyScope, draft: Invoice, status: StoredStatus) {
  const parts = await partsOf(draft)
  const { number } = await giveNumber(company, INVOICE_NUMBERS[draft.kind], draft.dateOn)
  draft.merge({ number, status, issuedAt: now(), frozenVersion: FROZEN_VERSION })
  draft.documentHash = documentHash(draft, parts)
  await draft.save()
  await rememberWords(draft)
  await recordChange(draft, ISSUED_AS[draft.kind], {
    number,
    sha256: draft.documentHash,
    ...amountForAudit(draft.total, draft.currency),
  })
}
