import { isCurrency } from '#core/money/currency'
import { minor } from '#core/money/minor'
import type { EInvoice, Totals } from '#modules/einvoices/model/einvoice'
import type { VatGroup } from '#modules/einvoices/model/line'
import type { FileValues } from '#modules/einvoices/read/file_values'
import type { XmlNode } from '#modules/einvoices/read/xml_node'
import { vatRate } from './parts.js'

/** There are two when the tax office counts in another currency. */
const taxTotal = (root: XmlNode, currency: string) =>
  root.all('TaxTotal').find((total) => total.at('TaxAmount').attribute('currencyID') === currency)

export function readVatAccounting(root: XmlNode, values: FileValues): EInvoice['vatAccounting'] {
  const currency = root.text('TaxCurrencyCode')
  if (!currency || currency === values.currency || !isCurrency(currency)) return undefined
  const total = taxTotal(root, currency)
  return total && { currency, tax: values.minor(total.at('TaxAmount'), 'BT-110', currency) }
}

export const readVat = (root: XmlNode, values: FileValues): VatGroup[] =>
  (taxTotal(root, values.currency) ?? root.at('TaxTotal')).all('TaxSubtotal').map((subtotal) => {
    const category = subtotal.at('TaxCategory')
    return {
      ...vatRate(category, values),
      base: values.minor(subtotal.at('TaxableAmount'), 'BT-116'),
      tax: values.minor(subtotal.at('TaxAmount'), 'BT-117'),
      reason: category.text('TaxExemptionReason'),
      reasonCode: category.text('TaxExemptionReasonCode'),
    }
  })

export function readTotals(root: XmlNode, values: FileValues): Totals {
  const total = root.at('LegalMonetaryTotal')
  const optional = (name: string, term: string) => values.minor(total.at(name), term)
  const demanded = (name: string, term: string, rule: string) =>
    values.demanded(total.at(name), term, rule)
  const tax = taxTotal(root, values.currency) ?? root.at('TaxTotal')
  return {
    lines: demanded('LineExtensionAmount', 'BT-106', 'BR-12'),
    allowances: optional('AllowanceTotalAmount', 'BT-107'),
    charges: optional('ChargeTotalAmount', 'BT-108'),
    net: demanded('TaxExclusiveAmount', 'BT-109', 'BR-13'),
    tax: values.optionalMinor(tax.at('TaxAmount'), 'BT-110') ?? minor(0n),
    gross: demanded('TaxInclusiveAmount', 'BT-112', 'BR-14'),
    prepaid: optional('PrepaidAmount', 'BT-113'),
    rounding: optional('PayableRoundingAmount', 'BT-114'),
    due: demanded('PayableAmount', 'BT-115', 'BR-15'),
  }
}
