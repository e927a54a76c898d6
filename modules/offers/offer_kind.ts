import type {
  ChangeDetails,
  documentLinks,
  documentParts,
  LineRow,
} from '#modules/documents/public'
import type { offerAnswers } from '#modules/offers/answers/offer_answers'
import type { Offer } from '#modules/offers/models/offer'
import type { Steps } from '#modules/offers/offer_status'
import type { Refusal } from '#modules/offers/refusals'
import type { NumberRange } from '#modules/settings/public'

/** Differences of one kind of offer that its life cycle follows. */
export interface OfferKind<Kind extends Offer = Offer> {
  type: 'estimate' | 'proposal'
  table: 'estimates' | 'proposals'
  /** The code of a failure, whose sentence is in the words of the kind. */
  codeOf(refusal: Refusal): string
  numbers: NumberRange
  steps: Steps
  /** Lines and taxes, answers and links are in tables of their own. */
  parts: ReturnType<typeof documentParts>
  answers: ReturnType<typeof offerAnswers>
  links: ReturnType<typeof documentLinks>
  /** Columns that are emptied when a later version takes its place. */
  emptiedBySuccessor: readonly string[]
  /** Texts that a search finds it by. */
  searchedTexts(offer: Kind): (string | null)[]
  /** Facts about a draft for the audit log, besides client and amount. */
  draftFacts(draft: Kind): ChangeDetails
  /** For kinds that may go without lines: asserts that something is offered. @throws 409 */
  assertNotEmpty?(draft: Kind, lines: readonly LineRow[]): void
  /** Facts that its hash covers besides the content of every offer. @param form the one in which it was issued */
  frozenFacts(offer: Kind, form: number): Record<string, unknown>
}
