import { countryFromXml, vatIdFromXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact } from '#modules/einvoices/model/party'
import type { FileValues } from '#modules/einvoices/read/file_values'
import type { XmlNode } from '#modules/einvoices/read/xml_node'

/** @param terms of the first and the last day: those of the document or those of a line */
export function period(
  node: XmlNode,
  terms: readonly [string, string],
  values: FileValues
): Period | undefined {
  const from = values.day(node.at('StartDate'), terms[0])
  const to = values.day(node.at('EndDate'), terms[1])
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

/** The VAT id, or the tax number: of any scheme other than VAT. */
export function taxId(party: XmlNode, kind: 'vatId' | 'taxNumber') {
  const id = party
    .all('PartyTaxScheme')
    .find((scheme) => (scheme.text('TaxScheme', 'ID') === 'VAT') === (kind === 'vatId'))
    ?.text('CompanyID')
  return kind === 'vatId' ? vatIdFromXml(id) : id
}

export const vatRate = (node: XmlNode, values: FileValues): VatRate => ({
  category: node.text('ID') ?? '',
  rate: values.decimal(node.at('Percent'), 'BT-152'),
})

export const isCharge = (node: XmlNode) => node.text('ChargeIndicator') === 'true'

export const adjustment = (node: XmlNode, values: FileValues): Adjustment => ({
  amount: values.minor(node.at('Amount'), 'BT-107'),
  base: values.optionalMinor(node.at('BaseAmount'), 'BT-107'),
  percent: values.optionalDecimal(node.at('MultiplierFactorNumeric'), 'BT-107'),
  reason: node.text('AllowanceChargeReason'),
  reasonCode: node.text('AllowanceChargeReasonCode'),
})
