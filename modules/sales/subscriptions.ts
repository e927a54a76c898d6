import { FieldError } from '#core/errors/app_error'
import { type LetterSource, letterKindOf } from '#modules/correspondence/public'
import { defineDocumentKind } from '#modules/documents/public'
import { draftDeletion } from '#modules/invoicing/public'
import { forgetDownPayment } from '#modules/sales/actions/ask_down_payment'
import { confirmToClient } from '#modules/sales/actions/confirm_to_client'
import { finalInvoiceOf, takeBackConversion } from '#modules/sales/actions/convert_estimate'
import { estimateDeparture } from '#modules/sales/actions/let_estimate_leave'
import { sendEstimate } from '#modules/sales/actions/send_estimate'
import { ESTIMATE_NUMBERS } from '#modules/sales/estimate_numbers'
import { hashNow } from '#modules/sales/frozen_estimate'
import { CONFIRMATIONS } from '#modules/sales/mails/confirmation_letters'
import { ESTIMATE_LETTERS } from '#modules/sales/mails/estimate_letter'
import { Estimate } from '#modules/sales/models/estimate'
import { PDF_ATTACHMENT } from '#modules/sales/pdf/pdf_name'
import { printEstimate } from '#modules/sales/pdf/print_estimate'
import { SAMPLE_ESTIMATE } from '#modules/sales/pdf/sample_estimate'
import { answerHashNow } from '#modules/sales/queries/estimate_answer'
import { estimateChain } from '#modules/sales/queries/estimate_chain'
import { waitingEstimates } from '#modules/sales/queries/waiting_estimates'

const confirm: LetterSource = async (company, id, wish) => {
  const sent = await confirmToClient(company, await Estimate.findIn(company, id), wish)
  if (!sent) throw new FieldError('to', 'correspondence.no_recipient')
  return sent
}

defineDocumentKind({
  type: 'estimate',
  isReadByAdvisers: true,
  table: 'estimates',
  label: 'number',
  mail: 'sales.estimate',
  numbers: [ESTIMATE_NUMBERS],
  template: 'classic',
  sample: SAMPLE_ESTIMATE,
  attachments: {
    [PDF_ATTACHMENT]: async (companyId, id) =>
      printEstimate(await Estimate.findIn({ id: companyId }, id)),
  },
  letters: [ESTIMATE_LETTERS, CONFIRMATIONS.accepted, CONFIRMATIONS.declined].map(letterKindOf),
  resend: {
    estimate: async (company, id, wish, reader) =>
      sendEstimate(company, await Estimate.findIn(company, id), wish, reader),
    [CONFIRMATIONS.accepted.type]: confirm,
    [CONFIRMATIONS.declined.type]: confirm,
  },
  departure: estimateDeparture,
  chain: estimateChain,
  portal: waitingEstimates,
  proofs: {
    'estimate.issued': hashNow,
    'estimate.accepted': answerHashNow,
    'estimate.declined': answerHashNow,
  },
  finalInvoice: finalInvoiceOf,
})
draftDeletion.follow(takeBackConversion)
draftDeletion.follow(forgetDownPayment)
