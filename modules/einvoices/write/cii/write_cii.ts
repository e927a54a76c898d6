import { element, required, serialize } from '#core/xml/element'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { BUSINESS_PROCESS, type CiiProfile, EDITIONS } from '#modules/einvoices/write/profiles'
import { agreement } from './agreement.js'
import { delivery } from './delivery.js'
import { line } from './line.js'
import { day } from './parts.js'
import { precedingNote } from './preceding.js'
import { settlement } from './settlement.js'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/**
 * The invoice as UN/CEFACT Cross Industry Invoice D16B: the XML of Factur-X and ZUGFeRD (profile EN 16931), or
 * XRechnung. Elements follow the order of the schema; a term missing in the model is left out, not checked: call
 * `checkEInvoice` first.
 */
export function writeCii(invoice: EInvoice, profile: CiiProfile): string {
  return serialize(
    required(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element(
            'ram:BusinessProcessSpecifiedDocumentContextParameter',
            element('ram:ID', BUSINESS_PROCESS)
          ),
          element(
            'ram:GuidelineSpecifiedDocumentContextParameter',
            element('ram:ID', EDITIONS[profile].specification)
          ),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', invoice.number),
          element('ram:TypeCode', invoice.type),
          day('ram:IssueDateTime', invoice.issuedOn),
          ...invoice.notes.map(note),
          note({ text: precedingNote(invoice, profile) }),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((one) => line(one, invoice.currency)),
          agreement(invoice),
          delivery(invoice),
          settlement(invoice, profile),
        ]),
      ],
      NAMESPACES
    )
  )
}

const note = ({ text, code }: EInvoice['notes'][number]) =>
  element('ram:IncludedNote', [
    element('ram:Content', text),
    text.trim() ? element('ram:SubjectCode', code) : undefined,
  ])
