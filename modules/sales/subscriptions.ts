import { FieldError } from '#core/errors/app_error'
import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import {
  handOverDocuments,
  registerClientRecords,
  registerClientReference,
  registerPortalSource,
} from '#modules/clients/public'
import { registerDocumentLetters, registerLetterSource } from '#modules/correspondence/public'
import { defineDocumentKind, registerChainSource } from '#modules/documents/public'
import { beforeDraftDeleted, registerOrderSource, registerProof } from '#modules/invoicing/public'
import { forgetDownPayment } from '#modules/sales/actions/ask_down_payment'
import { confirmToClient } from '#modules/sales/actions/confirm_to_client'
import { finalInvoiceOf, takeBackConversion } from '#modules/sales/actions/convert_estimate'
import { estimateDeparture } from '#modules/sales/actions/let_estimate_leave'
import { sendEstimate } from '#modules/sales/actions/send_estimate'
import { hashNow } from '#modules/sales/frozen_estimate'
import { CONFIRMATIONS } from '#modules/sales/mails/confirmation_letters'
import { ESTIMATE_LETTERS } from '#modules/sales/mails/estimate_letter'
import { Estimate } from '#modules/sales/models/estimate'
import { PDF_ATTACHMENT } from '#modules/sales/pdf/pdf_name'
import { printEstimate } from '#modules/sales/pdf/print_estimate'
import { answerHashNow } from '#modules/sales/queries/estimate_answer'
import { estimateChain } from '#modules/sales/queries/estimate_chain'
import { waitingEstimates } from '#modules/sales/queries/waiting_estimates'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printEstimate(await Estimate.findIn({ id: companyId }, id))
)
registerChainSource('estimate', estimateChain)
registerProof('estimate.issued', hashNow)
registerProof('estimate.accepted', answerHashNow)
registerProof('estimate.declined', answerHashNow)
beforeDraftDeleted(takeBackConversion)
registerClientRecords({
  type: 'estimate',
  records:
    "select id, coalesce(number, '') as label from estimates where company_id = ? and client_id = ?",
  mail: 'sales.estimate',
})
registerClientReference('estimates', handOverDocuments('estimates'))
registerPortalSource({ type: 'estimate', waiting: waitingEstimates })
registerDocumentLetters(ESTIMATE_LETTERS)
for (const letters of Object.values(CONFIRMATIONS)) {
  registerDocumentLetters(letters)
  registerLetterSource(letters.type, async (company, id, wish) => {
    const sent = await confirmToClient(company, await Estimate.findIn(company, id), wish)
    if (!sent) throw new FieldError('to', 'correspondence.no_recipient')
    return sent
  })
}
registerDeparture('estimate', estimateDeparture)
registerLetterSource('estimate', async (company, id, wish, reader) =>
  sendEstimate(company, await Estimate.findIn(company, id), wish, reader)
)
beforeDraftDeleted(forgetDownPayment)
registerOrderSource(finalInvoiceOf)

defineDocumentKind({ type: 'estimate', table: 'estimates', label: 'number' })
