import { addDays } from '#core/clock'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import {
  addressContent,
  amountForAudit,
  emptyContent,
  type LineBody,
  lineContents,
  pricingOf,
  setTerms,
  usualTerms,
} from '#modules/documents/public'
import { assertItemsOwned } from '#modules/invoicing/public'
import { recordChange } from '#modules/sales/actions/record_change'
import { assertAlternatives } from '#modules/sales/choose_lines'
import { Estimate } from '#modules/sales/models/estimate'
import { removeParts, repriceLines, writeLines } from '#modules/sales/queries/estimate_parts'
import type { EstimateInput } from '#modules/sales/validators/estimate'

/** How long an estimate holds when nobody says otherwise. */
const USUAL_DAYS = 30

/** A draft that belongs to nobody yet: the first version of an estimate of its own. */
export function emptyEstimate(company: CompanyScope): Estimate {
  const draft = Estimate.for(company)
  draft.merge({
    ...emptyContent(),
    status: 'Draft',
    number: null,
    rootId: draft.id,
    revision: 1,
    isSuperseded: false,
    followUpOn: null,
    followUpNote: '',
    acceptedTotal: null,
    invoiceId: null,
    issuedAt: null,
    sentAt: null,
    viewedAt: null,
    template: null,
  })
  return draft
}

/** A new draft. Only inside inTx. @throws 422 as addressContent, setTerms, priceDocument */
export async function createEstimate(
  company: CompanyScope,
  input: EstimateInput,
  draft = emptyEstimate(company)
): Promise<Estimate> {
  await addressContent(company, draft, input)
  setValidity(draft, input)
  await usualTerms(company, draft)
  setTerms(draft, input)
  await writeOffer(company, draft, input.lines ?? [])
  await recordDraft(draft, 'estimate.drafted')
  return draft
}

/**
 * Changes a draft; fields that are missing keep their value. Only inside inTx.
 * @param version the version that the change was made on; without it the newest is changed
 * @throws 409 `not_a_draft`, `version_conflict`
 */
export async function updateEstimate(
  company: CompanyScope,
  draft: Estimate,
  { version, ...input }: EstimateInput & { version?: number }
) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  const before = pricingOf(draft)
  await addressContent(company, draft, input)
  setValidity(draft, input)
  setTerms(draft, input)
  rememberSearch(draft)
  if (input.lines) await writeOffer(company, draft, input.lines)
  else if (pricingOf(draft) !== before) await repriceLines(draft)
  await draft.save()
  await recordDraft(draft, 'estimate.draft_changed')
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateEstimate */
export async function deleteEstimate(draft: Estimate, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await removeParts(draft)
  await draft.delete()
  await recordDraft(draft, 'estimate.draft_deleted')
}

/** Its number and client are what a search finds it by. */
export function rememberSearch(estimate: Estimate) {
  estimate.searchText = foldText(estimate.number, estimate.clientName)
}

async function writeOffer(company: CompanyScope, draft: Estimate, bodies: LineBody[]) {
  const lines = await lineContents(draft, bodies)
  await assertItemsOwned(company, lines)
  assertAlternatives(lines)
  rememberSearch(draft)
  await writeLines(draft, lines)
}

/** @throws 422 `valid_until_before` */
export function setValidity(draft: Estimate, { validUntil }: EstimateInput) {
  draft.validUntil = validUntil ?? draft.validUntil ?? addDays(draft.dateOn, USUAL_DAYS)
  if (draft.validUntil < draft.dateOn)
    throw new FieldError('validUntil', 'sales.valid_until_before')
}

const recordDraft = (draft: Estimate, action: string) =>
  recordChange(draft, action, {
    client: draft.clientName,
    ...amountForAudit(draft.total, draft.currency),
  })
