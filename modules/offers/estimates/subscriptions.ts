import { defineRecordKind } from '#core/records/record_kinds'
import { letterKindOf } from '#modules/correspondence/public'
import { defineDocumentKind, hashNowOf, papersOf } from '#modules/documents/public'
import { draftDeletion } from '#modules/invoicing/public'
import { confirmationDeparture } from '#modules/offers/actions/record_confirmation'
import { mailsOf } from '#modules/offers/actions/send_offer'
import { forgetDownPayment } from '#modules/offers/estimates/actions/ask_down_payment'
import {
  finalInvoiceOf,
  takeBackConversion,
} from '#modules/offers/estimates/actions/convert_estimate'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { ESTIMATE } from '#modules/offers/estimates/estimate_kind'
import { ESTIMATE_NUMBERS } from '#modules/offers/estimates/estimate_numbers'
import { CONFIRMATIONS } from '#modules/offers/estimates/mails/confirmation_letters'
import { ESTIMATE_LETTERS } from '#modules/offers/estimates/mails/estimate_letter'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { PDF_ATTACHMENT } from '#modules/offers/estimates/pdf/pdf_name'
import { printEstimate } from '#modules/offers/estimates/pdf/print_estimate'
import { SAMPLE_ESTIMATE } from '#modules/offers/estimates/pdf/sample_estimate'
import { estimateChain } from '#modules/offers/estimates/queries/estimate_chain'
import { waitingEstimates } from '#modules/offers/estimates/queries/waiting_estimates'
import { offerHash } from '#modules/offers/frozen_offer'

const { resend, departure } = mailsOf(ESTIMATES)

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
  papers: papersOf({ ...ESTIMATES, table: 'estimates', folder: 'estimates' }),
  letters: [ESTIMATE_LETTERS, CONFIRMATIONS.accepted, CONFIRMATIONS.declined].map(letterKindOf),
  resend,
  departure,
  chain: estimateChain,
  portal: waitingEstimates,
  proofs: {
    'estimate.issued': hashNowOf((company, id) => Estimate.one(company, id), offerHash),
    'estimate.accepted': ESTIMATE.answers.answerHashNow,
    'estimate.declined': ESTIMATE.answers.answerHashNow,
  },
  finalInvoice: finalInvoiceOf,
})
for (const { type } of Object.values(CONFIRMATIONS)) {
  defineRecordKind({ type, historyOf: 'estimate', departure: confirmationDeparture(ESTIMATES) })
}
draftDeletion.follow(takeBackConversion)
draftDeletion.follow(forgetDownPayment)
