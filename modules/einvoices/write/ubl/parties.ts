import { element } from '#core/xml/element'
import type { Delivery } from '#modules/einvoices/model/einvoice'
import type {
  BuyerParty,
  Identifier,
  Payee,
  SellerParty,
  TaxRepresentative,
} from '#modules/einvoices/model/party'
import { contact, identifier, partyTaxScheme, postalAddress } from './parts.js'

/** Marks the creditor id of a direct debit among the ids of the seller. */
const SEPA = 'SEPA'

const partyIdentification = (id: Identifier) =>
  element('cac:PartyIdentification', identifier('cbc:ID', id))

const partyName = (name: string | undefined) => element('cac:PartyName', element('cbc:Name', name))

export const sellerParty = (seller: SellerParty, creditorId: string | undefined) =>
  element('cac:Party', [
    identifier('cbc:EndpointID', seller.electronicAddress),
    ...seller.ids.map(partyIdentification),
    creditorId ? partyIdentification({ value: creditorId, scheme: SEPA }) : undefined,
    partyName(seller.tradingName),
    postalAddress('cac:PostalAddress', seller.address),
    partyTaxScheme('VAT', seller.vatId),
    partyTaxScheme('FC', seller.taxNumber),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', seller.name),
      identifier('cbc:CompanyID', seller.registration),
      element('cbc:CompanyLegalForm', seller.legalText),
    ]),
    contact(seller.contact),
  ])

export const buyerParty = (buyer: BuyerParty) =>
  element('cac:Party', [
    identifier('cbc:EndpointID', buyer.electronicAddress),
    buyer.id && partyIdentification(buyer.id),
    partyName(buyer.tradingName),
    postalAddress('cac:PostalAddress', buyer.address),
    partyTaxScheme('VAT', buyer.vatId),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', buyer.name),
      identifier('cbc:CompanyID', buyer.registration),
    ]),
    contact(buyer.contact),
  ])

export const payeeParty = ({ id, name, registration }: Payee) =>
  element('cac:PayeeParty', [
    id && partyIdentification(id),
    partyName(name),
    element('cac:PartyLegalEntity', identifier('cbc:CompanyID', registration)),
  ])

export const representativeParty = ({ name, vatId, address }: TaxRepresentative) =>
  element('cac:TaxRepresentativeParty', [
    partyName(name),
    postalAddress('cac:PostalAddress', address),
    partyTaxScheme('VAT', vatId),
  ])

export const delivery = ({ on, address, name }: Delivery = {}) =>
  element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', on),
    element('cac:DeliveryLocation', address && postalAddress('cac:Address', address)),
    element('cac:DeliveryParty', partyName(name)),
  ])
