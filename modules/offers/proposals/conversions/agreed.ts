import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { contentOfRow } from '#modules/documents/public'
import { chooseLines } from '#modules/offers/choices/choose_lines'
import { orderedLinesOf } from '#modules/offers/choices/ordered_lines'
import { type Estimate } from '#modules/offers/estimates/models/estimate'
import type { Block } from '#modules/offers/proposals/blocks/block'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { answerTo, linesOf } from '#modules/offers/queries/offer_parts'
import type { Agreement } from './agreement.js'

/** The agreement in an accepted proposal. @throws 409 `not_accepted` */
export async function agreedProposal(proposal: Proposal): Promise<Agreement> {
  if (proposal.status !== 'Accepted') throw conflict('proposals.not_accepted')
  const chosen = (await answerTo(proposal))?.chosen ?? []
  const lines = chooseLines((await linesOf(proposal)).map(contentOfRow), chosen)
  return {
    type: 'proposal',
    document: proposal,
    name: proposal.title || proposal.number || proposal.clientName,
    lines: lines.filter(({ isOptional }) => !isOptional),
    ...timeOf(proposal.blocks),
  }
}

/** The agreement in an accepted estimate. @throws 409 `not_accepted` */
export async function agreedEstimate(estimate: Estimate): Promise<Agreement> {
  if (estimate.status !== 'Accepted' && estimate.status !== 'Converted') {
    throw conflict('estimates.not_accepted')
  }
  const { projectReference, clientName, number } = estimate
  return {
    type: 'estimate',
    document: estimate,
    name: (projectReference || `${clientName} ${number}`).slice(0, 200),
    lines: (await orderedLinesOf(estimate)).map(contentOfRow),
    startsOn: estimate.serviceOn,
    endsOn: estimate.serviceUntil,
  }
}

/** From the first to the last day of the timeline. */
function timeOf(blocks: readonly Block[]): { startsOn: Day | null; endsOn: Day | null } {
  const days = blocks
    .filter(({ kind }) => kind === 'timeline')
    .flatMap(({ items }) => items.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]))
    .flatMap((day) => day ?? [])
    .sort()
  return { startsOn: days.at(0) ?? null, endsOn: days.at(-1) ?? null }
}
