import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { Company } from '#modules/auth/public'
import {
  documentDeparture,
  type LetterSource,
  proposeDocument,
  type SendingWish,
  type SentLetter,
  sendDocument,
} from '#modules/correspondence/public'
import type { ChangeDetails } from '#modules/documents/public'
import { assertOpen } from '#modules/offers/actions/answer_offer'
import { confirmToClient } from '#modules/offers/actions/confirm_to_client'
import { issueOffer } from '#modules/offers/actions/issue_offer'
import { recordChange } from '#modules/offers/actions/record_change'
import { makeLink } from '#modules/offers/links/offer_links'
import { type Offer, stepNotPossible } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import { isOffered } from '#modules/offers/offer_status'

type Letters<Kind extends Offer> = Pick<OfferDesk<Kind>, 'letters'>

/**
 * Mails an offer with its PDF and a link of its own for the client's answer; a draft is issued first. The mail is
 * stored sealed, because the link gives rights. Only inside inTx.
 * @param reader language of the sentences in a failure
 * @throws 409 as assertSendable; as sendLetter and issueOffer
 */
export async function sendOffer<Kind extends Offer>(
  { letters }: Letters<Kind>,
  company: CompanyScope,
  offer: Kind,
  { wish, reader }: { wish: SendingWish; reader: Language }
): Promise<SentLetter> {
  assertSendable(company, offer)
  if (offer.isDraft) await issueOffer(company, offer, reader)
  else await offer.claim()
  const link = await makeLink(offer)
  return sendDocument(offer, wish, { letters, record: recordSending, link })
}

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeSending<Kind extends Offer>(
  { letters }: Letters<Kind>,
  company: CompanyScope,
  offer: Kind,
  reader: Language
) {
  assertSendable(company, offer)
  return proposeDocument(offer, letters, reader)
}

/** Mails of one kind of offer that leave later or once more. */
export function mailsOf<Kind extends Offer>(desk: OfferDesk<Kind>) {
  const { letters, confirmations, find, lock } = desk
  const confirm: LetterSource = async (company, id, wish) => {
    const sent = await confirmToClient(desk, company, await find(company, id), wish)
    if (!sent) throw new FieldError('to', 'correspondence.no_recipient')
    return sent
  }
  const again: LetterSource = async (company, id, wish, reader) =>
    sendOffer(desk, company, await find(company, id), { wish, reader })
  return {
    resend: {
      [letters.type]: again,
      [confirmations.accepted.type]: confirm,
      [confirmations.declined.type]: confirm,
    },
    /** A scheduled mail leaves only while the offer waits for its answer. */
    departure: documentDeparture<Kind>({
      lock: (companyId, id) => lock({ id: companyId }, id),
      async assertSendable(offer) {
        const { timeZone } = await Company.findOrFail(offer.companyId)
        assertSendable({ timeZone }, offer)
      },
      record: recordSending,
    }),
  }
}

/** Writes into the history that the mail has gone or is to go. Only inside inTx. */
const recordSending = (offer: Offer, step: string, details: ChangeDetails) =>
  recordChange(offer, `${offer.kind.type}.${step}`, details)

/** @throws 409 as assertOpen, `step_not_possible` after an answer */
function assertSendable(company: Pick<CompanyScope, 'timeZone'>, offer: Offer) {
  assertOpen(company, offer)
  if (!offer.isDraft && !isOffered(offer.status)) throw stepNotPossible(offer)
}
