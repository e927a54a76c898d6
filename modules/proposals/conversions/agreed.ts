import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { contentOfRow } from '#modules/documents/public'
import type { Block } from '#modules/proposals/blocks/block'
import type { Proposal } from '#modules/proposals/models/proposal'
import { answerTo } from '#modules/proposals/queries/proposal_answer'
import { linesOf } from '#modules/proposals/queries/proposal_parts'
import { chooseLines, type Estimate, orderedLinesOf } from '#modules/sales/public'
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
    throw conflict('sales.not_accepted')
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
  return { startsOn: days[0] ?? null, endsOn: days.at(-1) ?? null }
}
