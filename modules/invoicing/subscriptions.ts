import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import { defineRecordKind } from '#core/records/record_kinds'
import {
  handOverDocuments,
  registerClientRecords,
  registerClientReference,
  registerLedgerSource,
  registerPortalSource,
} from '#modules/clients/public'
import { registerLetterSource } from '#modules/correspondence/public'
import { defineDocumentKind, registerChainSource } from '#modules/documents/public'
import { invoiceDeparture } from '#modules/invoicing/actions/leaving/let_invoice_leave'
import { sendInvoice } from '#modules/invoicing/actions/leaving/send_invoice'
import {
  FILE_ATTACHMENT,
  XRECHNUNG_ATTACHMENT,
  ZUGFERD_ATTACHMENT,
} from '#modules/invoicing/actions/leaving/sent_files'
import { attachedContent } from '#modules/invoicing/attachments/attachment_rows'
import { invoiceXml, zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import { registerInvoiceLetters } from '#modules/invoicing/mails/letter_kinds'
import { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { invoiceChain } from '#modules/invoicing/queries/invoice_chain'
import {
  creditEntries,
  invoiceEntries,
  settlementEntries,
  undoneEntries,
} from '#modules/invoicing/queries/ledger_entries'
import { waitingInvoices } from '#modules/invoicing/queries/waiting_invoices'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printInvoice(await Invoice.findIn({ id: companyId }, id))
)

/** The reason why a document could not be written; only for the log. */
const OF_FAILURES = 'en'

registerAttachmentSource(FILE_ATTACHMENT, attachedContent)
registerAttachmentSource(ZUGFERD_ATTACHMENT, async (companyId, id) =>
  zugferdPdf(await Invoice.findIn({ id: companyId }, id), OF_FAILURES)
)

registerAttachmentSource(XRECHNUNG_ATTACHMENT, async (companyId, id) =>
  Buffer.from(
    await invoiceXml(await Invoice.findIn({ id: companyId }, id), 'xrechnung', OF_FAILURES)
  )
)

registerChainSource('invoice', invoiceChain)

registerLedgerSource(invoiceEntries)
registerLedgerSource(settlementEntries)
registerLedgerSource(undoneEntries)
registerLedgerSource(creditEntries)
registerPortalSource({ type: 'invoice', waiting: waitingInvoices })
registerClientRecords({
  type: 'invoice',
  records:
    "select id, coalesce(number, '') as label from invoices where company_id = ? and client_id = ?",
  mail: 'invoicing.invoice',
})
registerClientReference('invoices', handOverDocuments('invoices'))
registerClientReference('payments')
registerClientReference('client_credits')
registerInvoiceLetters()
registerDeparture('invoice', invoiceDeparture)
registerLetterSource('invoice', async (company, id, wish) =>
  sendInvoice(await Invoice.findIn(company, id), wish)
)

defineDocumentKind({ type: 'invoice', table: 'invoices', label: 'number' })
defineRecordKind({ type: 'item', subject: { table: 'items', label: 'name' } })
