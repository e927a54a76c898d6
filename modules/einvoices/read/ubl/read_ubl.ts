import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Amounts } from '#modules/einvoices/read/amounts'
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
export function readUbl(root: XmlNode, amounts: Amounts): EInvoice {
  const adjustments = root.all('AllowanceCharge').map((node) => ({
    isCharge: isCharge(node),
    one: { ...adjustment(node, amounts), vat: vatRate(node.at('TaxCategory'), amounts) },
  }))
  const withKind = (wanted: boolean) =>
    adjustments.filter((each) => each.isCharge === wanted).map(({ one }) => one)
  const terms = root.all('PaymentTerms').flatMap((node) => node.all('Note'))
  return {
    number: root.text('ID') ?? '',
    issuedOn: root.text('IssueDate') ?? '',
    type: root.text('InvoiceTypeCode|CreditNoteTypeCode') ?? '',
    currency: amounts.currency,
    vatAccounting: readVatAccounting(root, amounts),
    taxPointOn: root.text('TaxPointDate'),
    dueOn: root.text('DueDate') ?? root.text('PaymentMeans', 'PaymentDueDate'),
    references: readReferences(root),
    ...readPaymentTerms(terms.map((note) => note.wholeText).join('\n'), amounts.currency),
    notes: root
      .all('Note')
      .map((note) => readNote(note.text() ?? ''))
      .filter(({ text }) => text !== ''),
    preceding: root
      .all('BillingReference')
      .map((reference) => reference.at('InvoiceDocumentReference|CreditNoteDocumentReference'))
      .map((document) => ({
        number: document.text('ID') ?? '',
        issuedOn: document.text('IssueDate'),
      })),
    seller: readSeller(root.at('AccountingSupplierParty', 'Party')),
    buyer: readBuyer(root.at('AccountingCustomerParty', 'Party')),
    payee: readPayee(root.at('PayeeParty')),
    taxRepresentative: readRepresentative(root.at('TaxRepresentativeParty')),
    delivery: readDelivery(root.at('Delivery')),
    period: period(root.at('InvoicePeriod')),
    payment: readPayment(root),
    allowances: withKind(false),
    charges: withKind(true),
    totals: readTotals(root, amounts),
    vat: readVat(root, amounts),
    attachments: readAttachments(root),
    lines: root.all('InvoiceLine|CreditNoteLine').map((line) => readLine(line, amounts)),
  }
}

function readNote(note: string) {
  const [, code, text] = NOTE.exec(note) ?? []
  return code ? { code, text } : { text: note }
}
