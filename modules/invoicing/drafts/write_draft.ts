import { writer } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import {
  amountForAudit,
  contentOfRow,
  lineContents,
  pricingOf,
  setTerms,
  usualTerms,
} from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { removeAttachments } from '#modules/invoicing/attachments/attachment_rows'
import {
  freeRecords,
  freeRecordsOfDeletedLines,
} from '#modules/invoicing/carried_records/carry_records'
import { chooseMandate } from '#modules/invoicing/direct_debit/choose_mandate'
import { keepDeductions } from '#modules/invoicing/down_payments/deduction_rows'
import { setStage } from '#modules/invoicing/down_payments/set_stage'
import { addressDraft } from '#modules/invoicing/drafts/address_draft'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { rememberWords } from '#modules/invoicing/drafts/remember_words'
import { replaceLines } from '#modules/invoicing/drafts/replace_lines'
import { setExchangeDay } from '#modules/invoicing/exchange/exchange_of'
import { draftDeletion } from '#modules/invoicing/happenings'
import { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf, removeParts } from '#modules/invoicing/queries/invoice_parts'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'

/** A new draft. @param origin the cancelled invoice that it replaces, and its order confirmation. Only inside inTx. */
export async function createDraft(
  company: CompanyScope,
  input: InvoiceInput,
  origin: Partial<Pick<Invoice, 'replacesId' | 'salesOrder'>> = {}
): Promise<Invoice> {
  const draft = Invoice.for(company)
  draft.merge({ ...emptyDraft(), kind: 'invoice', ...origin })
  await addressDraft(company, draft, input)
  await chooseMandate(company, draft, input)
  await usualTerms(company, draft)
  setTerms(draft, input)
  setExchangeDay(draft, input)
  const deductions = await setStage(draft, input)
  await replaceLines(draft, await lineContents(draft, input.lines ?? []), deductions)
  await rememberWords(draft)
  await recordDraft(draft, 'invoice.drafted')
  return draft
}

/**
 * Changes a draft; missing fields keep their value. Only inside inTx.
 * @param version the version that the change is based on; without it the newest is changed
 * @throws 409 `not_a_draft`, 409 `version_conflict` with the current `version`
 */
export async function updateDraft(
  company: CompanyScope,
  draft: Invoice,
  { version, ...input }: InvoiceInput & { version?: number }
) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  const before = pricingOf(draft)
  const wasFinal = draft.stage === 'final'
  const { clientId, currency } = draft
  await addressDraft(company, draft, input)
  await chooseMandate(company, draft, input, { clientId, currency })
  setTerms(draft, input)
  setExchangeDay(draft, input)
  const deductions = await setStage(draft, input)
  if (input.lines) {
    await replaceLines(draft, await lineContents(draft, input.lines), deductions)
  } else if (wasFinal || draft.stage === 'final' || pricingOf(draft) !== before) {
    await replaceLines(draft, (await linesOf(draft)).map(contentOfRow), deductions)
  }
  await draft.save()
  await rememberWords(draft)
  await freeRecordsOfDeletedLines(draft, { clientId })
  await recordDraft(draft, 'invoice.draft_changed')
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateDraft */
export async function deleteDraft(draft: Invoice, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await freeRecords(draft)
  await draftDeletion.announce(draft)
  await removeParts(draft)
  await removeAttachments(draft)
  await keepDeductions(draft, [])
  const ofDraft = { company_id: draft.companyId, invoice_id: draft.id }
  await writer().from('invoice_words').where(ofDraft).delete()
  await draft.delete()
  await recordDraft(draft, 'invoice.draft_deleted')
}

const recordDraft = (draft: Invoice, action: string) =>
  recordChange(draft, action, {
    client: draft.clientName,
    ...amountForAudit(draft.total, draft.currency),
  })
