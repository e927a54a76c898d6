import { ESTIMATE_COPIES } from '#modules/offers/estimates/actions/copy_estimate'
import { ESTIMATE } from '#modules/offers/estimates/estimate_kind'
import { tellOwners } from '#modules/offers/estimates/mails/answer_mail'
import { CONFIRMATIONS } from '#modules/offers/estimates/mails/confirmation_letters'
import { ESTIMATE_LETTERS } from '#modules/offers/estimates/mails/estimate_letter'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { pdfName } from '#modules/offers/estimates/pdf/pdf_name'
import { printEstimate } from '#modules/offers/estimates/pdf/print_estimate'
import { describeEstimate } from '#modules/offers/estimates/queries/estimate_detail'
import { describeOffer } from '#modules/offers/estimates/queries/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

type Detail = Awaited<ReturnType<typeof describeEstimate>>
type Page = Awaited<ReturnType<typeof describeOffer>>

export const ESTIMATES: OfferDesk<Estimate, Detail, Page> = {
  kind: ESTIMATE,
  find: (company, id) => Estimate.findIn(company, id),
  lock: (company, id) => Estimate.oneLocked(company, id),
  describe: describeEstimate,
  describePage: describeOffer,
  copies: ESTIMATE_COPIES,
  letters: ESTIMATE_LETTERS,
  confirmations: CONFIRMATIONS,
  reportAnswer: tellOwners,
  print: printEstimate,
  pdfName,
}
