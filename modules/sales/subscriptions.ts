import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerChainSource } from '#modules/documents/public'
import { beforeDraftDeleted, registerProof } from '#modules/invoicing/public'
import { takeBackConversion } from '#modules/sales/actions/convert_estimate'
import { hashNow } from '#modules/sales/frozen_estimate'
import { Estimate } from '#modules/sales/models/estimate'
import { PDF_ATTACHMENT } from '#modules/sales/pdf/pdf_name'
import { printEstimate } from '#modules/sales/pdf/print_estimate'
import { estimateChain } from '#modules/sales/queries/estimate_chain'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printEstimate(await Estimate.findIn({ id: companyId }, id))
)
registerChainSource('estimate', estimateChain)
registerProof('estimate.issued', hashNow)
beforeDraftDeleted(takeBackConversion)
