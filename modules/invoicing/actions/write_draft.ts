import { now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { NOTHING } from '#core/money/minor'
import { addressDraft } from '#modules/invoicing/actions/address_draft'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { rememberWords } from '#modules/invoicing/actions/remember_words'
import { replaceLines } from '#modules/invoicing/actions/replace_lines'
import { Invoice } from '#modules/invoicing/models/invoice'
import { amountForAudit } from '#modules/invoicing/transformers/amounts'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'

/** A new draft. Only inside inTx. */
export async function createDraft(company: CompanyScope, input: InvoiceInput): Promise<Invoice> {
  const draft = Invoice.for(company)
  draft.merge({
    kind: 'invoice',
    status: 'Draft',
    number: null,
    clientId: null,
    clientName: '',
    customClient: null,
    serviceOn: null,
    notes: '',
    net: NOTHING,
    tax: NOTHING,
    total: NOTHING,
    paid: NOTHING,
    cancelsId: null,
    version: 1,
    createdAt: now(),
    issuedAt: null,
    sentAt: null,
  })
  await addressDraft(company, draft, input)
  await replaceLines(draft, input.lines ?? [])
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
  const currency = draft.currency
  await addressDraft(company, draft, input)
  if (input.lines || currency !== draft.currency) await replaceLines(draft, input.lines)
  await draft.save()
  await rememberWords(draft)
  await recordDraft(draft, 'invoice.draft_changed')
}

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
