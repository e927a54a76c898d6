import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { confirmAnswer, type SendingWish, type SentLetter } from '#modules/correspondence/public'
import { makeLink } from '#modules/sales/links/estimate_link'
import { CONFIRMATIONS } from '#modules/sales/mails/confirmation_letters'
import type { Estimate } from '#modules/sales/models/estimate'
import { answerTo } from '#modules/sales/queries/estimate_answer'
import { linesOf } from '#modules/sales/queries/estimate_parts'

/**
 * Mails a client its own answer to an estimate, an acceptance with the PDF of what was accepted. Only inside inTx.
 * @returns nothing when no address is known
 * @throws 409 `step_not_possible` without an answer; as sendLetter for a wish
 */
export async function confirmToClient(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  estimate: Estimate,
  wish?: SendingWish
): Promise<SentLetter | undefined> {
  const answer = await answerTo(estimate)
  if (!answer) throw conflict('sales.step_not_possible', { extra: { status: estimate.status } })
  const lines = await linesOf(estimate)
  const options = answer.chosen.map((position) => lines[position - 1]?.description ?? '')
  return confirmAnswer(
    estimate,
    {
      letters: CONFIRMATIONS[answer.kind],
      broughtAs: 'estimate',
      link: await makeLink(estimate),
      answer: { ...answer, timeZone, options },
    },
    wish
  )
}
