import { now, today } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { partiesOf, recipientsOf, type SendingInput } from '#modules/documents/public'
import { issueEstimate } from '#modules/sales/actions/issue_estimate'
import { recordChange } from '#modules/sales/actions/record_change'
import { isExpired, isOffered } from '#modules/sales/estimate_status'
import { makeLink } from '#modules/sales/links/estimate_link'
import { estimateMail, mailWords } from '#modules/sales/mails/estimate_mail'
import type { Estimate } from '#modules/sales/models/estimate'
import { PDF_ATTACHMENT, pdfName } from '#modules/sales/pdf/pdf_name'

/**
 * Mails an estimate with its PDF and a link of its own by which the client answers; a draft is issued first. The mail
 * is stored sealed, because the link gives rights. Only inside inTx.
 * @param reader language of the sentences in a failure
 * @throws 409 `is_superseded`, `expired`, `step_not_possible` after an answer; 422 `no_recipient`, as issueEstimate
 */
export async function sendEstimate(
  company: CompanyScope,
  estimate: Estimate,
  input: SendingInput,
  reader: Language
) {
  assertSendable(company, estimate)
  const to = input.to ?? (await recipientsOf(estimate))
  if (to.length === 0) throw new FieldError('to', 'sales.no_recipient')

  if (estimate.isDraft) await issueEstimate(company, estimate, reader)
  else await estimate.claim()
  const { seller, language } = await partiesOf(estimate)
  const link = await makeLink(estimate)
  await queueMail({
    ...estimateMail(estimate, { seller, language, link }, input),
    kind: 'sales.estimate',
    companyId: estimate.companyId,
    language,
    to: to.map((email) => ({ email })),
    senderName: seller.companyName,
    replyTo: seller.email ? { email: seller.email } : undefined,
    attachments: [
      {
        name: pdfName(estimate, language),
        type: 'application/pdf',
        source: { kind: PDF_ATTACHMENT, id: estimate.id },
      },
    ],
    about: { type: 'estimate', id: estimate.id },
    isSecret: true,
  })
  estimate.sentAt ??= now()
  await estimate.save()
  await recordChange(estimate, 'estimate.sent', { to, number: estimate.number })
}

/** The mail as it would go out, for the sender to look over; `isSending` is false when mails are only kept. */
export async function proposeSending(company: CompanyScope, estimate: Estimate) {
  assertSendable(company, estimate)
  const { seller, language } = await partiesOf(estimate)
  return {
    to: await recipientsOf(estimate),
    ...mailWords(estimate, { seller, language }),
    isSending: Boolean(env.SMTP_URL),
  }
}

/** @throws 409 `is_superseded`, `expired`, `step_not_possible` */
function assertSendable({ timeZone }: CompanyScope, estimate: Estimate) {
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  if (isExpired(estimate, today(timeZone))) throw conflict('sales.expired')
  if (!estimate.isDraft && !isOffered(estimate.status)) {
    throw conflict('sales.step_not_possible', { extra: { status: estimate.status } })
  }
}
