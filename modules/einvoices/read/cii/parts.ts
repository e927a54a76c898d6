import type { Day } from '#core/clock'
import { countryFromXml, vatIdFromXml } from '#modules/einvoices/codes/countries'
import type { Adjustment, Period, VatRate } from '#modules/einvoices/model/line'
import type { Address, Contact } from '#modules/einvoices/model/party'
import type { Amounts } from '#modules/einvoices/read/amounts'
import { identifier } from '#modules/einvoices/read/parts'
import type { XmlNode } from '#modules/einvoices/read/xml_node'

/** Day of form 102 (20261120), or as ISO 8601 writes it. */
export function day(node: XmlNode): Day | undefined {
  const text = node.text('DateTimeString|DateString|DateTime') ?? node.text()
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? []
  return year && `${year}-${month}-${date}`
}

export function period(node: XmlNode): Period | undefined {
  const from = day(node.at('StartDateTime'))
  const to = day(node.at('EndDateTime'))
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

export const vatRate = (node: XmlNode, amounts: Amounts): VatRate => ({
  category: node.text('CategoryCode') ?? '',
  rate: amounts.decimal(node.at('RateApplicablePercent|ApplicablePercent'), 'BT-152'),
})

export const isCharge = (node: XmlNode) => node.text('ChargeIndicator', 'Indicator') === 'true'

export const adjustment = (node: XmlNode, amounts: Amounts): Adjustment => ({
  amount: amounts.minor(node.at('ActualAmount'), 'BT-107'),
  base: amounts.optionalMinor(node.at('BasisAmount'), 'BT-107'),
  percent: amounts.optionalDecimal(node.at('CalculationPercent'), 'BT-107'),
  reason: node.text('Reason'),
  reasonCode: node.text('ReasonCode'),
})
