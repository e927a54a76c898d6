import { addDays } from '#core/clock'
import { acceptOffer, declineOffer } from '#modules/offers/actions/answer_offer'
import { sendOffer } from '#modules/offers/actions/send_offer'
import { convertToInvoice } from '#modules/offers/estimates/actions/convert_estimate'
import { createEstimate } from '#modules/offers/estimates/actions/write_estimate'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { estimateValidator } from '#modules/offers/estimates/validators/estimate'
import { workdayUntil } from '../days.js'
import type { Desk } from '../desk.js'

interface Offer {
  /** Position in the list of clients. */
  client: number
  taxRate: number
  /** Days before today. */
  written: number
  /** Days that it can be accepted. */
  validity: number
  subject: string
  hours: number
  /** Its outcome; without one, the client has not answered. */
  answer?: 'accepted' | 'invoiced' | 'declined'
  isDraft?: true
}

/** Won, lost, run out, waiting and still being written. */
const OFFERS: Offer[] = [
  {
    client: 1,
    taxRate: 19,
    written: 118,
    validity: 30,
    hours: 36,
    answer: 'invoiced',
    subject: 'Neue Startseite',
  },
  {
    client: 8,
    taxRate: 19,
    written: 74,
    validity: 14,
    hours: 120,
    answer: 'declined',
    subject: 'Onlineshop mit Warenwirtschaft',
  },
  {
    client: 3,
    taxRate: 19,
    written: 47,
    validity: 21,
    hours: 18,
    subject: 'Bilder für das Jahresprogramm',
  },
  {
    client: 0,
    taxRate: 19,
    written: 19,
    validity: 30,
    hours: 52,
    answer: 'accepted',
    subject: 'Buchungsstrecke für Überfahrten',
  },
  {
    client: 7,
    taxRate: 19,
    written: 5,
    validity: 30,
    hours: 28,
    subject: 'Newsletter und Vorlagen',
  },
  {
    client: 4,
    taxRate: 0,
    written: 1,
    validity: 30,
    hours: 40,
    isDraft: true,
    subject: 'Search across all releases',
  },
]

const PRICE = 105

/**
 * Estimates in every state; one of them has an optional line that its client ordered too.
 * @param clientIds filled as the clients come
 */
export function planEstimates(desk: Desk, clientIds: string[]) {
  for (const offer of OFFERS) planOffer(desk, clientIds, offer)
}

function planOffer(desk: Desk, clientIds: string[], offer: Offer) {
  const { company, people, timeline, today } = desk
  const { client, taxRate, written, validity, subject, hours } = offer
  const day = workdayUntil(addDays(today, -written))
  const line = { unit: 'Std.', unitPrice: PRICE, taxRate }
  timeline.add(timeline.at(day, 10.5), people.owner.id, async () => {
    const input = await estimateValidator.validate({
      clientId: clientIds[client],
      subject,
      validUntil: addDays(day, validity),
      lines: [
        { ...line, description: subject, quantity: hours },
        {
          ...line,
          description: taxRate ? 'Einweisung vor Ort' : 'Training',
          quantity: 4,
          isOptional: true,
        },
      ],
    })
    const estimate = await createEstimate(company, input)
    if (offer.isDraft) return
    const to = taxRate ? undefined : ['office@client.example']
    await sendOffer(ESTIMATES, company, estimate, { wish: { to }, reader: people.owner.language })
    if (offer.answer) planAnswer(desk, estimate.id, offer)
  })
}

function planAnswer(desk: Desk, id: string, { written, answer }: Offer) {
  const { company, people, timeline, today } = desk
  const day = workdayUntil(addDays(today, -written + 6))
  const told = { via: 'phone' as const, chosen: [], ipAddress: null, signature: null }
  timeline.add(timeline.at(day, 11), people.owner.id, async () => {
    const estimate = await Estimate.findIn(company, id)
    if (answer === 'declined') {
      const note = 'Der Haushalt für dieses Jahr ist verplant.'
      return declineOffer(company, estimate, { ...told, name: '', note })
    }
    await acceptOffer(company, estimate, { ...told, chosen: [2], name: 'S. Berger', note: '' })
    if (answer === 'invoiced') await convertToInvoice(company, estimate)
  })
}
