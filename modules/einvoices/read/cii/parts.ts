import { countryFromXml, vatIdFromXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact } from '#modules/einvoices/model/party'
import type { FileValues } from '#modules/einvoices/read/file_values'
import { identifier } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'

/** @param terms of the first and the last day: those of the document or those of a line */
export function period(
  node: XmlNode,
  terms: readonly [string, string],
  values: FileValues
): Period | undefined {
  const from = values.day(node.at('StartDateTime'), terms[0])
  const to = values.day(node.at('EndDateTime'), terms[1])
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined
}

export const identifiers = (nodes: XmlNode[]) =>
  nodes.map(identifier).filter((id) => id !== undefined)

export const address = (node: XmlNode): Address => ({
  street: node.text('LineOne'),
  street2: node.text('LineTwo'),
  street3: node.text('LineThree'),
  postalCode: node.text('PostcodeCode'),
  city: node.text('CityName'),
  region: node.text('CountrySubDivisionName'),
  country: countryFromXml(node.text('CountryID') ?? ''),
})

export function contact(node: XmlNode): Contact | undefined {
  const found = {
    name: node.text('PersonName') ?? node.text('DepartmentName'),
    phone: node.text('TelephoneUniversalCommunication', 'CompleteNumber'),
    email: node.text('EmailURIUniversalCommunication', 'URIID'),
  }
  return Object.values(found).some(Boolean) ? found : undefined
}

/** @param scheme VA for a VAT id, FC for a tax number */
export function taxRegistration(party: XmlNode, scheme: 'VA' | 'FC') {
  const id = party
    .all('SpecifiedTaxRegistration')
    .map((registration) => registration.at('ID'))
    .find((node) => node.attribute('schemeID') === scheme)
    ?.text()
  return scheme === 'VA' ? vatIdFromXml(id) : id
}

export const vatRate = (node: XmlNode, values: FileValues): VatRate => ({
  category: node.text('CategoryCode') ?? '',
  rate: values.decimal(node.at('RateApplicablePercent|ApplicablePercent'), 'BT-152'),
})

export const isCharge = (node: XmlNode) => node.text('ChargeIndicator', 'Indicator') === 'true'

export const adjustment = (node: XmlNode, values: FileValues): Adjustment => ({
  amount: values.minor(node.at('ActualAmount'), 'BT-107'),
  base: values.optionalMinor(node.at('BasisAmount'), 'BT-107'),
  percent: values.optionalDecimal(node.at('CalculationPercent'), 'BT-107'),
  reason: node.text('Reason'),
  reasonCode: node.text('ReasonCode'),
})
