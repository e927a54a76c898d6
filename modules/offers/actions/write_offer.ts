import { addDays, type Day } from '#core/clock'
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
import { recordStep } from '#modules/offers/actions/record_change'
import { assertAlternatives } from '#modules/offers/choices/choose_lines'
import type { Offer } from '#modules/offers/models/offer'

/** How long an offer holds unless the writer says otherwise. */
const USUAL_DAYS = 30

/** The part of its content that every kind of offer has. */
export type OfferInput = Parameters<typeof addressContent>[2] &
  Parameters<typeof setTerms>[1] & { validUntil?: Day | null; lines?: LineBody[] }

/** The initial values of the first version of an offer. */
export const emptyOffer = ({ id }: Pick<Offer, 'id'>) => ({
  ...emptyContent(),
  status: 'Draft' as const,
  number: null,
  rootId: id,
  revision: 1,
  isSuperseded: false,
  acceptedTotal: null,
  issuedAt: null,
  sentAt: null,
})

/** A new draft. Only inside inTx. @throws 422 as addressContent, setTerms, priceDocument */
export async function createOffer(company: CompanyScope, draft: Offer, input: OfferInput) {
  await addressContent(company, draft, input)
  setValidity(draft, input)
  await usualTerms(company, draft)
  setTerms(draft, input)
  await writeContent(company, draft, input.lines ?? [])
  await recordStep(draft, 'drafted', factsOf(draft))
}

/**
 * Changes a draft; fields that are missing keep their value. Only inside inTx.
 * @param version the version that the change is based on; without it the newest is changed
 * @throws 409 `not_a_draft`, `version_conflict`
 */
export async function updateOffer(
  company: CompanyScope,
  draft: Offer,
  { version, ...input }: OfferInput & { version?: number }
) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  const before = pricingOf(draft)
  await addressContent(company, draft, input)
  setValidity(draft, input)
  setTerms(draft, input)
  rememberSearch(draft)
  if (input.lines) await writeContent(company, draft, input.lines)
  else if (pricingOf(draft) !== before) await draft.kind.parts.repriceLines(draft)
  await draft.save()
  await recordStep(draft, 'draft_changed', factsOf(draft))
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateOffer */
export async function deleteOffer(draft: Offer, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await draft.kind.parts.removeParts(draft)
  await draft.delete()
  await recordStep(draft, 'draft_deleted', factsOf(draft))
}

/** Keeps the texts that a search finds it by. */
export function rememberSearch(offer: Offer) {
  offer.searchText = foldText(...offer.kind.searchedTexts(offer))
}

/** @throws 422 `valid_until_before` */
export function setValidity(draft: Offer, { validUntil }: Pick<OfferInput, 'validUntil'>) {
  draft.validUntil = validUntil ?? draft.validUntil ?? addDays(draft.dateOn, USUAL_DAYS)
  if (draft.validUntil < draft.dateOn) {
    throw new FieldError('validUntil', draft.kind.codeOf('valid_until_before'))
  }
}

async function writeContent(company: CompanyScope, draft: Offer, bodies: LineBody[]) {
  const lines = await lineContents(draft, bodies)
  await assertItemsOwned(company, lines)
  assertAlternatives(lines)
  rememberSearch(draft)
  await draft.kind.parts.writeLines(draft, lines)
}

const factsOf = (draft: Offer) => ({
  ...draft.kind.draftFacts(draft),
  client: draft.clientName,
  ...amountForAudit(draft.total, draft.currency),
})
