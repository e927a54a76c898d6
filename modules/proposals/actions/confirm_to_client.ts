import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { confirmAnswer, type SendingWish, type SentLetter } from '#modules/correspondence/public'
import { makeLink } from '#modules/proposals/links/proposal_link'
import { CONFIRMATIONS } from '#modules/proposals/mails/confirmation_letters'
import type { Proposal } from '#modules/proposals/models/proposal'
import { answerTo } from '#modules/proposals/queries/proposal_answer'
import { linesOf } from '#modules/proposals/queries/proposal_parts'

/**
 * Mails a client its own answer to a proposal, an acceptance with the PDF of what was accepted. Only inside inTx.
 * @returns nothing when no address is known
 * @throws 409 `step_not_possible` without an answer; as sendLetter for a wish
 */
export async function confirmToClient(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  proposal: Proposal,
  wish?: SendingWish
): Promise<SentLetter | undefined> {
  const answer = await answerTo(proposal)
  if (!answer) throw conflict('proposals.step_not_possible', { extra: { status: proposal.status } })
  const lines = await linesOf(proposal)
  const options = answer.chosen.map((position) => lines[position - 1]?.description ?? '')
  return confirmAnswer(
    proposal,
    {
      letters: CONFIRMATIONS[answer.kind],
      broughtAs: 'proposal',
      link: await makeLink(proposal),
      answer: { ...answer, timeZone, options },
    },
    wish
  )
}
