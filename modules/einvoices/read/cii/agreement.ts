import type { Attachment, EInvoice } from '#modules/einvoices/model/einvoice'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { attachedFile, identifier } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { address, contact, identifiers, taxRegistration } from './parts.js'

/** UNTDID 1001 of a referenced document. */
const TENDER = '50'
const OBJECT = '130'

/** Seller and buyer, the delivery, and the references of the invoice. */
export function readAgreement(agreement: XmlNode, delivery: XmlNode, values: FileValues) {
  const documents = agreement.all('AdditionalReferencedDocument')
  const ofType = (type: string) =>
    documents.find((document) => document.text('TypeCode') === type)?.text('IssuerAssignedID|ID')
  const issued = (name: string, from = agreement) => from.text(name, 'IssuerAssignedID|ID')
  return {
    references: {
      buyer: agreement.text('BuyerReference'),
      project: agreement.text('SpecifiedProcuringProject', 'ID'),
      contract: issued('ContractReferencedDocument'),
      order: issued('BuyerOrderReferencedDocument'),
      salesOrder: issued('SellerOrderReferencedDocument'),
      receivingAdvice: issued('ReceivingAdviceReferencedDocument', delivery),
      despatchAdvice: issued('DespatchAdviceReferencedDocument', delivery),
      tender: ofType(TENDER),
      object: ofType(OBJECT),
    },
    seller: readSeller(agreement.at('SellerTradeParty')),
    buyer: readBuyer(agreement.at('BuyerTradeParty')),
    taxRepresentative: readRepresentative(agreement.at('SellerTaxRepresentativeTradeParty')),
    delivery: readDelivery(delivery, values),
    attachments: documents
      .filter((document) => ![TENDER, OBJECT].includes(document.text('TypeCode') ?? ''))
      .map(readAttachment),
  } satisfies Partial<EInvoice>
}

function readSeller(party: XmlNode): EInvoice['seller'] {
  const { id: _, ids, ...common } = readParty(party)
  return {
    ...common,
    ids,
    taxNumber: taxRegistration(party, 'FC'),
    legalText: party.text('Description'),
  }
}

function readBuyer(party: XmlNode): EInvoice['buyer'] {
  const { ids: _, ...common } = readParty(party)
  return common
}

const readParty = (party: XmlNode) => ({
  name: party.text('Name') ?? '',
  tradingName: party.text('SpecifiedLegalOrganization', 'TradingBusinessName'),
  ids: identifiers([...party.all('ID'), ...party.all('GlobalID')]),
  id: identifier(party.at('ID')) ?? identifier(party.at('GlobalID')),
  registration: identifier(party.at('SpecifiedLegalOrganization', 'ID')),
  vatId: taxRegistration(party, 'VA'),
  electronicAddress: identifier(party.at('URIUniversalCommunication', 'URIID')),
  address: address(party.at('PostalTradeAddress')),
  contact: contact(party.at('DefinedTradeContact')),
})

const readRepresentative = (party: XmlNode): EInvoice['taxRepresentative'] =>
  party.isThere
    ? {
        name: party.text('Name') ?? '',
        vatId: taxRegistration(party, 'VA') ?? '',
        address: address(party.at('PostalTradeAddress')),
      }
    : undefined

function readDelivery(delivery: XmlNode, values: FileValues): EInvoice['delivery'] {
  const place = delivery.at('ShipToTradeParty', 'PostalTradeAddress')
  const on = values.day(
    delivery.at('ActualDeliverySupplyChainEvent', 'OccurrenceDateTime'),
    'BT-72'
  )
  const name = delivery.text('ShipToTradeParty', 'Name')
  return place.isThere || on || name
    ? { on, name, address: place.isThere ? address(place) : undefined }
    : undefined
}

function readAttachment(document: XmlNode): Attachment {
  const file = document.at('AttachmentBinaryObject')
  return {
    id: document.text('IssuerAssignedID|ID') ?? '',
    description: document.text('Name'),
    url: document.text('URIID'),
    file: attachedFile(file),
  }
}
