import type { Departure } from '#core/mail/departures'
import { type MailOutcome, type SentLetter, toldOfSending } from '#modules/correspondence/public'
import { recordStep } from '#modules/offers/actions/record_change'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

const STEPS = {
  queued: 'confirmed',
  scheduled: 'confirmation_planned',
  put_aside: 'confirmation_put_aside',
} as const satisfies Record<MailOutcome, string>

/** Writes into the history of an offer that the client's answer is confirmed, or is to be. Only inside inTx. */
export const recordConfirmation = (offer: Offer, sent: SentLetter) =>
  recordStep(offer, STEPS[sent.outcome], { ...toldOfSending(sent).details, number: offer.number })

/** A confirmation that waited at the limit of mails: nothing keeps it back, and it is in the history once it has gone. */
export const confirmationDeparture = <Kind extends Offer>({
  find,
}: Pick<OfferDesk<Kind>, 'find'>): Departure => ({
  hindrance: async () => undefined,

  async hasLeft(companyId, id, to) {
    const offer = await find({ id: companyId }, id)
    await recordStep(offer, 'confirmed', { to, number: offer.number })
  },
})
