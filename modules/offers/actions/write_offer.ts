import { addDays, type Day } from '#core/clock'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import {
  type addressContent,
  amountForAudit,
  draftsOf,
  emptyContent,
  type LineBody,
  type setTerms,
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

/** How offers are written, see draftsOf. */
export const {
  fill: fillOffer,
  create: createOffer,
  update: updateOffer,
  remove: deleteOffer,
} = draftsOf<Offer, OfferInput>({
  partsOf: ({ kind }) => kind.parts,
  setOwn: setValidity,
  async assertLines(company, lines) {
    await assertItemsOwned(company, lines)
    assertAlternatives(lines)
  },
  rememberSearch,
  record: (draft, step) => recordStep(draft, step, factsOf(draft)),
})

/** Keeps the texts that a search finds it by. */
export function rememberSearch(offer: Offer) {
  offer.searchText = foldText(...offer.kind.searchedTexts(offer))
}

/** @throws 422 `valid_until_before` */
function setValidity(draft: Offer, { validUntil }: Pick<OfferInput, 'validUntil'>) {
  draft.validUntil = validUntil ?? draft.validUntil ?? addDays(draft.dateOn, USUAL_DAYS)
  if (draft.validUntil < draft.dateOn) {
    throw new FieldError('validUntil', draft.kind.codeOf('valid_until_before'))
  }
}

const factsOf = (draft: Offer) => ({
  ...draft.kind.draftFacts(draft),
  client: draft.clientName,
  ...amountForAudit(draft.total, draft.currency),
})
