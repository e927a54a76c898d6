import { writer } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { addressDraft } from '#modules/invoicing/actions/address_draft'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { rememberWords } from '#modules/invoicing/actions/remember_words'
import { replaceLines, repriceLines } from '#modules/invoicing/actions/replace_lines'
import { setTerms, usualTerms } from '#modules/invoicing/actions/set_terms'
import { emptyDraft } from '#modules/invoicing/empty_draft'
import { lineContents } from '#modules/invoicing/line_contents'
import { Invoice } from '#modules/invoicing/models/invoice'
import { amountForAudit } from '#modules/invoicing/transformers/amounts'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'

/** A new draft. Only inside inTx. */
export async function createDraft(company: CompanyScope, input: InvoiceInput): Promise<Invoice> {
  const draft = Invoice.for(company)
  draft.merge({
    ...emptyDraft(),
    kind: 'invoice',
    clientId: null,
    clientName: '',
    customClient: null,
    serviceOn: null,
  })
  await addressDraft(company, draft, input)
  await usualTerms(company, draft)
  setTerms(draft, input)
  await replaceLines(draft, await lineContents(draft, input.lines ?? []))
  await rememberWords(draft)
  await recordDraft(draft, 'invoice.drafted')
  return draft
}

/**
 * Changes a draft; fields that are missing keep their value. Only inside inTx.
 * @param version the version that the change was made on; without it the newest is changed
 * @throws 409 `not_a_draft`, 409 `version_conflict` with the current `version`
 */
export async function updateDraft(
  company: CompanyScope,
  draft: Invoice,
  { version, ...input }: InvoiceInput & { version?: number }
) {
  draft.assertDraft()
  assertVersion(draft, version)
  await draft.claim()
  const before = pricingOf(draft)
  await addressDraft(company, draft, input)
  setTerms(draft, input)
  if (input.lines) await replaceLines(draft, await lineContents(draft, input.lines))
  else if (pricingOf(draft) !== before) await repriceLines(draft)
  await draft.save()
  await rememberWords(draft)
  await recordDraft(draft, 'invoice.draft_changed')
}

const pricingOf = ({ currency, priceMode, discountPercent, discountAmount }: Invoice) =>
  [currency, priceMode, discountPercent, discountAmount].join(' ')

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateDraft */
export async function deleteDraft(draft: Invoice, version?: number) {
  draft.assertDraft()
  assertVersion(draft, version)
  await draft.claim()
  const ofDraft = { company_id: draft.companyId, invoice_id: draft.id }
  for (const table of ['invoice_lines', 'invoice_taxes', 'invoice_words']) {
    await writer().from(table).where(ofDraft).delete()
  }
  await draft.delete()
  await recordDraft(draft, 'invoice.draft_deleted')
}

function assertVersion(draft: Invoice, version: number | undefined) {
  if (version !== undefined && version !== draft.version) {
    throw conflict('version_conflict', { extra: { version: draft.version } })
  }
}

const recordDraft = (draft: Invoice, action: string) =>
  recordChange(draft, action, {
    client: draft.clientName,
    ...amountForAudit(draft.total, draft.currency),
  })
