import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import {
  proposeDocument,
  type SendingWish,
  type SentLetter,
  sendDocument,
} from '#modules/correspondence/public'
import type { ChangeDetails } from '#modules/documents/public'
import { issueEstimate } from '#modules/sales/actions/issue_estimate'
import { recordChange } from '#modules/sales/actions/record_change'
import { isExpired, isOffered } from '#modules/sales/estimate_status'
import { makeLink } from '#modules/sales/links/estimate_link'
import { ESTIMATE_LETTERS } from '#modules/sales/mails/estimate_letter'
import type { Estimate } from '#modules/sales/models/estimate'

/**
 * Mails an estimate with its PDF and a link of its own by which the client answers; a draft is issued first. The mail
 * is stored sealed, because the link gives rights. Only inside inTx.
 * @param reader language of the sentences in a failure
 * @throws 409 `is_superseded`, `expired`, `step_not_possible` after an answer; as sendLetter and issueEstimate
 */
export async function sendEstimate(
  company: CompanyScope,
  estimate: Estimate,
  wish: SendingWish,
  reader: Language
): Promise<SentLetter> {
  assertSendable(company, estimate)
  if (estimate.isDraft) await issueEstimate(company, estimate, reader)
  else await estimate.claim()
  const link = await makeLink(estimate)
  return sendDocument(estimate, wish, { letters: ESTIMATE_LETTERS, record: recordSending, link })
}

/** Writes into the history that the mail has gone or is to go. Only inside inTx. */
export const recordSending = (estimate: Estimate, step: string, details: ChangeDetails) =>
  recordChange(estimate, `estimate.${step}`, details)

/** The mail as it would go out, for the sender to look over. @param reader language of the labels */
export async function proposeSending(company: CompanyScope, estimate: Estimate, reader: Language) {
  assertSendable(company, estimate)
  return proposeDocument(estimate, ESTIMATE_LETTERS, reader)
}

/** @throws 409 `is_superseded`, `expired`, `step_not_possible` */
export function assertSendable({ timeZone }: Pick<CompanyScope, 'timeZone'>, estimate: Estimate) {
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  if (isExpired(estimate, today(timeZone))) throw conflict('sales.expired')
  if (!estimate.isDraft && !isOffered(estimate.status)) {
    throw conflict('sales.step_not_possible', { extra: { status: estimate.status } })
  }
}
