import { countryFromXml, vatIdFromXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact } from '#modules/einvoices/model/party'
import type { Amounts } from '#modules/einvoices/read/amounts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'

export function period(node: XmlNode): Period | undefined {
  const from = node.text('StartDate')
  const to = node.text('EndDate')
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined
}

export const address = (node: XmlNode): Address => ({
  street: node.text('StreetName'),
  street2: node.text('AdditionalStreetName'),
  street3: node.text('AddressLine', 'Line'),
  postalCode: node.text('PostalZone'),
  city: node.text('CityName'),
  region: node.text('CountrySubentity'),
  country: countryFromXml(node.text('Country', 'IdentificationCode') ?? ''),
})

export function contact(node: XmlNode): Contact | undefined {
  const found = {
    name: node.text('Name'),
    phone: node.text('Telephone'),
    email: node.text('ElectronicMail'),
  }
  return Object.values(found).some(Boolean) ? found : undefined
}

/** The VAT id, or the tax number: of whatever scheme that is not VAT. */
export function taxId(party: XmlNode, kind: 'vatId' | 'taxNumber') {
  const id = party
    .all('PartyTaxScheme')
    .find((scheme) => (scheme.text('TaxScheme', 'ID') === 'VAT') === (kind === 'vatId'))
    ?.text('CompanyID')
  return kind === 'vatId' ? vatIdFromXml(id) : id
}

export const vatRate = (node: XmlNode, amounts: Amounts): VatRate => ({
  category: node.text('ID') ?? '',
  rate: amounts.decimal(node.at('Percent'), 'BT-152'),
})

export const isCharge = (node: XmlNode) => node.text('ChargeIndicator') === 'true'

export const adjustment = (node: XmlNode, amounts: Amounts): Adjustment => ({
  amount: amounts.minor(node.at('Amount'), 'BT-107'),
  base: amounts.optionalMinor(node.at('BaseAmount'), 'BT-107'),
  percent: amounts.optionalDecimal(node.at('MultiplierFactorNumeric'), 'BT-107'),
  reason: node.text('AllowanceChargeReason'),
  reasonCode: node.text('AllowanceChargeReasonCode'),
})
