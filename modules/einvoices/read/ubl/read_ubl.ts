import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { DOCUMENT_PERIOD } from '#modules/einvoices/read/parts'
import { readPaymentTerms } from '#modules/einvoices/read/payment_terms'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { readLine } from './line.js'
import { readBuyer, readDelivery, readPayee, readRepresentative, readSeller } from './parties.js'
import { adjustment, isCharge, period, vatRate } from './parts.js'
import { readPayment } from './payment.js'
import { readAttachments, readReferences } from './references.js'
import { readTotals, readVat, readVatAccounting } from './totals.js'

/** UBL writes the code of BT-21 before the text. */
const NOTE = /^#([A-Z]{3})#([\s\S]*)$/

/** An Invoice or CreditNote of UBL 2.1. */
export function readUbl(root: XmlNode, values: FileValues): EInvoice {
  const adjustments = root.all('AllowanceCharge').map((node) => ({
    isCharge: isCharge(node),
    one: { ...adjustment(node, values), vat: vatRate(node.at('TaxCategory'), values) },
  }))
  const withKind = (wanted: boolean) =>
    adjustments.filter((each) => each.isCharge === wanted).map(({ one }) => one)
  const terms = root.all('PaymentTerms').flatMap((node) => node.all('Note'))
  return {
    number: root.text('ID') ?? '',
    issuedOn: values.day(root.at('IssueDate'), 'BT-2') ?? '',
    type: root.text('InvoiceTypeCode|CreditNoteTypeCode') ?? '',
    currency: values.currency,
    vatAccounting: readVatAccounting(root, values),
    taxPointOn: values.day(root.at('TaxPointDate'), 'BT-7'),
    dueOn:
      values.day(root.at('DueDate'), 'BT-9') ??
      values.day(root.at('PaymentMeans', 'PaymentDueDate'), 'BT-9'),
    references: readReferences(root),
    ...readPaymentTerms(terms.map((note) => note.wholeText).join('\n'), values.currency),
    notes: root
      .all('Note')
      .map((note) => readNote(note.text() ?? ''))
      .filter(({ text }) => text !== ''),
    preceding: root
      .all('BillingReference')
      .map((reference) => reference.at('InvoiceDocumentReference|CreditNoteDocumentReference'))
      .map((document) => ({
        number: document.text('ID') ?? '',
        issuedOn: values.day(document.at('IssueDate'), 'BT-26'),
      })),
    seller: readSeller(root.at('AccountingSupplierParty', 'Party')),
    buyer: readBuyer(root.at('AccountingCustomerParty', 'Party')),
    payee: readPayee(root.at('PayeeParty')),
    taxRepresentative: readRepresentative(root.at('TaxRepresentativeParty')),
    delivery: readDelivery(root.at('Delivery'), values),
    period: period(root.at('InvoicePeriod'), DOCUMENT_PERIOD, values),
    payment: readPayment(root),
    allowances: withKind(false),
    charges: withKind(true),
    totals: readTotals(root, values),
    vat: readVat(root, values),
    attachments: readAttachments(root),
    lines: root.all('InvoiceLine|CreditNoteLine').map((line) => readLine(line, values)),
  }
}

function readNote(note: string) {
  const [, code, text] = NOTE.exec(note) ?? []
  return code ? { code, text } : { text: note }
}
