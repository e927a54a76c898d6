import { addDays, type Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Fact } from '#modules/forecast/rules/fact'
import type { Terms } from '#modules/forecast/sources/terms'
import { billedNet, type UnbilledValue } from '#modules/hours/public'
import {
  advancesByEstimate,
  type Conversion,
  conversionsInForce,
  type PromisedOffer,
  promisedEstimates,
  promisedProposals,
} from '#modules/offers/public'

/** Days until an accepted offer is invoiced, and until an open one is after it expires. */
const INVOICED_AFTER_DAYS = 30

/** Statuses of an estimate in which it takes the place of the proposal that it came from. */
const DECIDED = ['Accepted', 'Converted', 'Declined']

interface Surroundings {
  today: Day
  terms: Terms
  hours: readonly UnbilledValue[]
}

/**
 * Payments for accepted and open offers that are on no invoice yet. An offer that became an invoice, a recurring
 * invoice or another offer counts there; invoices in advance and the hours of its project are deducted.
 */
export async function offerFacts(
  company: CompanyReference,
  { today, terms, hours }: Surroundings
): Promise<Fact[]> {
  const [estimates, proposals, advances, conversions] = await Promise.all([
    promisedEstimates(company),
    promisedProposals(company),
    advancesByEstimate(company),
    conversionsInForce(company),
  ])
  const became = Map.groupBy(conversions, ({ sourceId }) => sourceId)
  const replaced = replacedEstimates(proposals, became)
  const offers = [
    ...estimates
      .filter(({ rootId }) => !replaced.has(rootId))
      .map((offer) => ({ offer, type: 'estimate' as const })),
    ...proposals.map((offer) => ({ offer, type: 'proposal' as const })),
  ]
  const facts: Fact[] = []
  for (const { offer, type } of offers) {
    const own = became.get(offer.id) ?? []
    if (isCountedElsewhere(own) || isExpired(offer, today)) continue
    const advanced = advances.get(offer.id) ?? advanceIn(own)
    const worked = await workedOff(company, own, hours)
    facts.push(...factOf({ offer, type, advanced, worked }, { today, terms }))
  }
  return facts
}

/** Estimates that only repeat a proposal which counts itself, by their first versions. */
const replacedEstimates = (
  proposals: readonly PromisedOffer[],
  became: ReadonlyMap<string, Conversion[]>
) =>
  new Set(
    proposals
      .flatMap(({ id }) => became.get(id) ?? [])
      .filter(({ to, status }) => to === 'estimate' && !DECIDED.includes(status ?? ''))
      .map(({ rootId }) => rootId)
  )

const isCountedElsewhere = (own: readonly Conversion[]) =>
  own.some(
    ({ to, status }) =>
      to === 'recurring' ||
      to === 'invoice' ||
      (to === 'estimate' && DECIDED.includes(status ?? ''))
  )

const isExpired = ({ status, validUntil }: PromisedOffer, today: Day) =>
  status !== 'Accepted' && validUntil < today

const advanceIn = (own: readonly Conversion[]): Minor =>
  own.find(({ to }) => to === 'advance')?.advanced ?? NOTHING

/** The net value of the hours on an offer's project, billed and unbilled. */
async function workedOff(
  company: CompanyReference,
  own: readonly Conversion[],
  hours: readonly UnbilledValue[]
): Promise<Minor> {
  const project = own.find(({ to }) => to === 'project')
  if (!project) return NOTHING
  const unbilled = hours.find(({ projectId }) => projectId === project.targetId)?.net ?? 0n
  return minor(unbilled + (await billedNet(company, project.targetId)))
}

interface Promised {
  offer: PromisedOffer
  type: 'estimate' | 'proposal'
  advanced: Minor
  worked: Minor
}

function factOf(
  { offer, type, advanced, worked }: Promised,
  { today, terms }: Pick<Surroundings, 'today' | 'terms'>
): Fact[] {
  const { net, total } = offer
  const workedGross = net === 0n ? 0n : roundedQuotient(worked * total, net)
  const amount = minor(total - advanced - workedGross)
  if (amount <= 0n) return []
  const isAccepted = offer.status === 'Accepted'
  const invoicedOn = addDays(isAccepted ? today : offer.validUntil, INVOICED_AFTER_DAYS)
  return [
    {
      key: `${type}:${offer.id}`,
      source: isAccepted ? 'accepted' : 'offers',
      currency: offer.currency,
      amount,
      tax: minor(roundedQuotient(offer.tax * amount, total)),
      dueOn: addDays(invoicedOn, terms.daysOf(offer.clientId)),
      invoicedOn,
      isFixed: false,
      clientId: offer.clientId,
      clientName: offer.clientName,
      label: offer.number,
      link: { type, id: offer.id },
    },
  ]
}
