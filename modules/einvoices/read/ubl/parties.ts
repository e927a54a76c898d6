import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { identifier } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { address, contact, taxId } from './parts.js'

/** Scheme of a direct debit's creditor id, which is listed among the ids of the seller. */
export const SEPA = 'SEPA'

const idsOf = (party: XmlNode) =>
  party
    .all('PartyIdentification')
    .map((node) => identifier(node.at('ID')))
    .filter((id) => id !== undefined)

const common = (party: XmlNode) => {
  const legalName = party.text('PartyLegalEntity', 'RegistrationName')
  const tradingName = party.text('PartyName', 'Name')
  return {
    name: legalName ?? tradingName ?? '',
    tradingName: legalName ? tradingName : undefined,
    registration: identifier(party.at('PartyLegalEntity', 'CompanyID')),
    vatId: taxId(party, 'vatId'),
    electronicAddress: identifier(party.at('EndpointID')),
    address: address(party.at('PostalAddress')),
    contact: contact(party.at('Contact')),
  }
}

export const readSeller = (party: XmlNode): EInvoice['seller'] => ({
  ...common(party),
  ids: idsOf(party).filter(({ scheme }) => scheme !== SEPA),
  taxNumber: taxId(party, 'taxNumber'),
  legalText: party.text('PartyLegalEntity', 'CompanyLegalForm'),
})

export const readBuyer = (party: XmlNode): EInvoice['buyer'] => ({
  ...common(party),
  id: idsOf(party)[0],
})

export const readPayee = (party: XmlNode): EInvoice['payee'] =>
  party.isThere
    ? {
        name: party.text('PartyName', 'Name') ?? '',
        id: idsOf(party).find(({ scheme }) => scheme !== SEPA),
        registration: identifier(party.at('PartyLegalEntity', 'CompanyID')),
      }
    : undefined

export const readRepresentative = (party: XmlNode): EInvoice['taxRepresentative'] =>
  party.isThere
    ? {
        name: party.text('PartyName', 'Name') ?? '',
        vatId: taxId(party, 'vatId') ?? '',
        address: address(party.at('PostalAddress')),
      }
    : undefined

export function readDelivery(delivery: XmlNode, values: FileValues): EInvoice['delivery'] {
  const place = delivery.at('DeliveryLocation', 'Address')
  const on = values.day(delivery.at('ActualDeliveryDate'), 'BT-72')
  const name = delivery.text('DeliveryParty', 'PartyName', 'Name')
  return place.isThere || on || name
    ? { on, name, address: place.isThere ? address(place) : undefined }
    : undefined
}
