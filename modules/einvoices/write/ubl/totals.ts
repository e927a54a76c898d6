import { element } from '#core/xml/element'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { VatGroup } from '#modules/einvoices/model/line'
import { amount, filledAmount, taxCategory } from './parts.js'

/** The VAT by groups, and as one sum if the tax office uses another currency. */
export const taxTotals = ({ totals, vat, vatAccounting, currency }: EInvoice) => [
  element('cac:TaxTotal', [
    amount('cbc:TaxAmount', totals.tax, currency),
    ...vat.map((group) => subtotal(group, currency)),
  ]),
  vatAccounting &&
    element('cac:TaxTotal', amount('cbc:TaxAmount', vatAccounting.tax, vatAccounting.currency)),
]

/** XRechnung wants a rate in every group, so that here O is written with 0 (BR-DE-14). */
const subtotal = (group: VatGroup, currency: string) =>
  element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', group.base, currency),
    amount('cbc:TaxAmount', group.tax, currency),
    taxCategory('cac:TaxCategory', group, {
      hasRate: true,
      details: [
        element('cbc:TaxExemptionReasonCode', group.reasonCode),
        element('cbc:TaxExemptionReason', group.reason),
      ],
    }),
  ])

export const monetaryTotal = ({ totals, currency }: EInvoice) =>
  element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lines, currency),
    amount('cbc:TaxExclusiveAmount', totals.net, currency),
    amount('cbc:TaxInclusiveAmount', totals.gross, currency),
    filledAmount('cbc:AllowanceTotalAmount', totals.allowances, currency),
    filledAmount('cbc:ChargeTotalAmount', totals.charges, currency),
    filledAmount('cbc:PrepaidAmount', totals.prepaid, currency),
    filledAmount('cbc:PayableRoundingAmount', totals.rounding, currency),
    amount('cbc:PayableAmount', totals.due, currency),
  ])
