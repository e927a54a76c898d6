import { defineRecordKind } from '#core/records/record_kinds'
import { sumSizes } from '#modules/auth/public'
import { handOver } from '#modules/clients/public'
import { defineDocumentKind } from '#modules/documents/public'
import { attachedContent } from '#modules/invoicing/attachments/attachment_rows'
import { invoiceXml, zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import { issuedThisMonth } from '#modules/invoicing/issuing/issued_this_month'
import { INVOICE_LETTERS } from '#modules/invoicing/mails/letter_kinds'
import { Invoice } from '#modules/invoicing/models/invoice'
import { INVOICE_NUMBERS, ITEM_NUMBERS } from '#modules/invoicing/number_ranges'
import { PDF_ATTACHMENT } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { SAMPLE_INVOICE } from '#modules/invoicing/pdf/sample_invoice'
import { invoiceChain } from '#modules/invoicing/queries/invoice_chain'
import {
  creditEntries,
  invoiceEntries,
  settlementEntries,
  undoneEntries,
} from '#modules/invoicing/queries/ledger_entries'
import { waitingInvoices } from '#modules/invoicing/queries/waiting_invoices'
import { invoiceDeparture } from '#modules/invoicing/sending/let_invoice_leave'
import { sendInvoice } from '#modules/invoicing/sending/send_invoice'
import {
  FILE_ATTACHMENT,
  XRECHNUNG_ATTACHMENT,
  ZUGFERD_ATTACHMENT,
} from '#modules/invoicing/sending/sent_files'
import { hashNow, hashOfImported } from '#modules/invoicing/verify/hash_now'
import { verifySettlements } from '#modules/invoicing/verify/verify_settlements'
import { missingLogo, missingStationery } from '#modules/settings/public'

/** The reason why a document could not be written; only for the log. */
const OF_FAILURES = 'en'

defineDocumentKind({
  type: 'invoice',
  isReadByAdvisers: true,
  isHeardByAdvisers: true,
  table: 'invoices',
  label: 'number',
  mail: 'invoicing.invoice',
  numbers: Object.values(INVOICE_NUMBERS),
  template: 'classic',
  sample: SAMPLE_INVOICE,
  attachments: {
    [PDF_ATTACHMENT]: async (companyId, id) =>
      printInvoice(await Invoice.findIn({ id: companyId }, id)),
    [FILE_ATTACHMENT]: attachedContent,
    [ZUGFERD_ATTACHMENT]: async (companyId, id) =>
      zugferdPdf(await Invoice.findIn({ id: companyId }, id), OF_FAILURES),
    [XRECHNUNG_ATTACHMENT]: async (companyId, id) =>
      Buffer.from(
        await invoiceXml(await Invoice.findIn({ id: companyId }, id), 'xrechnung', OF_FAILURES)
      ),
  },
  letters: INVOICE_LETTERS,
  resend: {
    invoice: async (company, id, wish) => sendInvoice(await Invoice.findIn(company, id), wish),
  },
  departure: invoiceDeparture,
  usage: { invoicesPerMonth: issuedThisMonth, storageBytes: sumSizes('invoice_attachments') },
  chain: invoiceChain,
  ledger: [invoiceEntries, settlementEntries, undoneEntries, creditEntries],
  portal: waitingInvoices,
  clientReferences: {
    payments: handOver('payments'),
    client_credits: handOver('client_credits'),
  },
  proofs: {
    'invoice.issued': hashNow,
    'invoice.cancellation_issued': hashNow,
    'invoice.credit_note_issued': hashNow,
    'invoice.imported': hashOfImported,
  },
  checks: {
    'settled otherwise than said': verifySettlements,
    'a logo whose file is missing': missingLogo,
    'a stationery whose file is missing': missingStationery,
  },
})

defineRecordKind({
  type: 'item',
  isReadByAdvisers: true,
  subject: { table: 'items', label: 'name' },
  numbers: [ITEM_NUMBERS],
})
