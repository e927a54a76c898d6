import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { AnswerKind, DocumentLetters } from '#modules/correspondence/public'
import type { OfferCopies } from '#modules/offers/actions/copy_offer'
import type { OfferAnswer } from '#modules/offers/answers/offer_answers'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferKind } from '#modules/offers/offer_kind'

/** How the people of a company and their clients reach one kind of offer. */
export interface OfferDesk<Kind extends Offer, Detail = unknown, Page = unknown> {
  kind: OfferKind<Kind>
  /** @throws 404 when it is not there or another company's */
  find(company: CompanyReference, id: string): Promise<Kind>
  lock(company: CompanyReference, id: string): Promise<Kind | null>
  /** With everything that belongs to it, as the API shows it. */
  describe(company: CompanyScope, offer: Kind): Promise<Detail>
  /** As its client sees it. */
  describePage(company: Pick<CompanyScope, 'timeZone'>, offer: Kind): Promise<Page>
  copies: OfferCopies<Kind>
  letters: DocumentLetters<Kind>
  /** How a client gets its own answer confirmed. */
  confirmations: Record<AnswerKind, DocumentLetters<Kind>>
  /** Mails the people of the company what the client answered online. Only inside inTx. */
  reportAnswer(
    offer: Kind,
    answered: AnswerKind,
    answer: Pick<OfferAnswer, 'name' | 'note'>
  ): Promise<void>
  print(offer: Kind): Promise<Buffer>
  pdfName(offer: Kind, language: Language): string
}
