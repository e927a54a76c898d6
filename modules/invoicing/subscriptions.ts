import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerChainSource } from '#modules/documents/public'
import { XRECHNUNG_ATTACHMENT, ZUGFERD_ATTACHMENT } from '#modules/invoicing/actions/sent_files'
import { invoiceXml, zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { invoiceChain } from '#modules/invoicing/queries/invoice_chain'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printInvoice(await Invoice.findIn({ id: companyId }, id))
)

/** Of what keeps one from being written; nobody reads it but the log. */
const OF_FAILURES = 'en'

registerAttachmentSource(ZUGFERD_ATTACHMENT, async (companyId, id) =>
  zugferdPdf(await Invoice.findIn({ id: companyId }, id), OF_FAILURES)
)

registerAttachmentSource(XRECHNUNG_ATTACHMENT, async (companyId, id) =>
  Buffer.from(
    await invoiceXml(await Invoice.findIn({ id: companyId }, id), 'xrechnung', OF_FAILURES)
  )
)

registerChainSource('invoice', invoiceChain)
