import type { CompanyScope } from '#core/http/caller'
import { confirmAnswer, type SendingWish, type SentLetter } from '#modules/correspondence/public'
import { recordConfirmation } from '#modules/offers/actions/record_confirmation'
import { makeLink } from '#modules/offers/links/offer_links'
import { type Offer, stepNotPossible } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import { answerTo, linesOf } from '#modules/offers/queries/offer_parts'

/**
 * Mails a client its own answer to an offer, an acceptance with the PDF of what was accepted, and writes that into the
 * history. Only inside inTx.
 * @returns nothing when no address is known
 * @throws 409 `step_not_possible` without an answer; as sendLetter for a wish
 */
export async function confirmToClient<Kind extends Offer>(
  { confirmations }: Pick<OfferDesk<Kind>, 'confirmations'>,
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  offer: Kind,
  wish?: SendingWish
): Promise<SentLetter | undefined> {
  const answer = await answerTo(offer)
  if (!answer) throw stepNotPossible(offer)
  const lines = await linesOf(offer)
  const options = answer.chosen.map((position) => lines[position - 1]?.description ?? '')
  const sent = await confirmAnswer(
    offer,
    {
      letters: confirmations[answer.kind],
      broughtAs: offer.kind.type,
      link: await makeLink(offer),
      answer: { ...answer, timeZone, options },
    },
    wish
  )
  if (sent) await recordConfirmation(offer, sent)
  return sent
}
