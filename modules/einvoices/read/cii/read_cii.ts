import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { FileValues } from '#modules/einvoices/read/file_values'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { readAgreement } from './agreement.js'
import { readLine } from './line.js'
import { readSettlement } from './settlement.js'

/** Names of Factur-X and XRechnung, behind the bar those of ZUGFeRD 1. */
const HEAD = 'ExchangedDocument|HeaderExchangedDocument'
const TRANSACTION = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction'
const CONTEXT = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext'
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement'
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement'
const DELIVERY = 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery'

export const ciiProfile = (root: XmlNode) =>
  root.text(CONTEXT, 'GuidelineSpecifiedDocumentContextParameter', 'ID') ?? ''

export const ciiCurrency = (root: XmlNode) =>
  root.text(TRANSACTION, SETTLEMENT, 'InvoiceCurrencyCode') ?? ''

/** A Cross Industry Invoice of any profile and age. */
export function readCii(root: XmlNode, values: FileValues): EInvoice {
  const head = root.at(HEAD)
  const transaction = root.at(TRANSACTION)
  const agreement = readAgreement(transaction.at(AGREEMENT), transaction.at(DELIVERY), values)
  const { accounting, ...settlement } = readSettlement(transaction.at(SETTLEMENT), values)
  return {
    ...agreement,
    ...settlement,
    number: head.text('ID') ?? '',
    issuedOn: values.day(head.at('IssueDateTime'), 'BT-2') ?? '',
    type: head.text('TypeCode') ?? '',
    currency: values.currency,
    references: { ...agreement.references, accounting },
    notes: head
      .all('IncludedNote')
      .map((note) => ({ code: note.text('SubjectCode'), text: note.text('Content') ?? '' }))
      .filter(({ text }) => text !== ''),
    lines: transaction
      .all('IncludedSupplyChainTradeLineItem')
      .filter(isPosition)
      .map((line) => readLine(line, values)),
  }
}

/** ZUGFeRD 1 and the profile EXTENDED have lines that are only a text. */
const isPosition = (line: XmlNode) =>
  line.at('SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement').isThere
