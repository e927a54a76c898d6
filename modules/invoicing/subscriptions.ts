import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerChainSource } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { invoiceChain } from '#modules/invoicing/queries/invoice_chain'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printInvoice(await Invoice.findIn({ id: companyId }, id))
)
registerChainSource('invoice', invoiceChain)
