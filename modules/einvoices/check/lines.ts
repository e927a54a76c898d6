import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Adjustment, EInvoiceLine, Period } from '#modules/einvoices/model/line'
import type { Profile } from '#modules/einvoices/write/profiles'
import { type Fault, lineField } from './fault.js'
import { isVatCategory } from './vat_groups.js'

/** Rules for each line, each allowance and each period. */
export function checkLines(invoice: EInvoice, profile: Profile): Fault[] {
  return [
    ...invoice.lines.flatMap((line, index) => lineFaults(line, index)),
    ...invoice.lines.flatMap((line, index) =>
      periodFaults(line.period, {
        rule: 'BR-30',
        term: 'BT-135',
        field: lineField(line, index, 'period'),
      })
    ),
    ...periodFaults(invoice.period, { rule: 'BR-29', term: 'BT-74', field: 'serviceUntil' }),
    ...invoice.allowances.flatMap((one) =>
      withoutReason(one, 'BR-CO-21', 'BT-97', 'discountReason')
    ),
    ...invoice.charges.flatMap((one) => withoutReason(one, 'BR-CO-22', 'BT-104', 'charges')),
    ...(profile === 'en16931' ? [] : linesOutsidePeriod(invoice)),
  ]
}

function lineFaults(line: EInvoiceLine, index: number): Fault[] {
  const at = (name: string) => lineField(line, index, name)
  const missing = (rule: string, term: string, name: string): Fault[] => [
    { rule, term, field: at(name), text: 'missing' },
  ]
  return [
    ...(line.id.trim() ? [] : missing('BR-21', 'BT-126', 'id')),
    ...(line.unit.trim() ? [] : missing('BR-23', 'BT-130', 'unit')),
    ...(line.name.trim() ? [] : missing('BR-25', 'BT-153', 'description')),
    ...(line.price < 0n
      ? [{ rule: 'BR-27', term: 'BT-146', field: at('unitPrice'), text: 'negative' }]
      : []),
    ...(line.grossPrice !== undefined && line.grossPrice < 0n
      ? [{ rule: 'BR-28', term: 'BT-148', field: at('unitPrice'), text: 'negative' }]
      : []),
    ...(line.priceQuantity !== undefined && line.priceQuantity <= 0n
      ? [
          {
            rule: 'PEPPOL-EN16931-R121',
            term: 'BT-149',
            field: at('priceQuantity'),
            text: 'not_positive',
          },
        ]
      : []),
    ...(isVatCategory(line.vat.category) ? [] : missing('BR-CO-04', 'BT-151', 'taxRate')),
    ...line.allowances.flatMap((one) => withoutReason(one, 'BR-CO-23', 'BT-139', at('discount'))),
    ...line.charges.flatMap((one) => withoutReason(one, 'BR-CO-24', 'BT-144', at('charges'))),
  ]
}

const withoutReason = (
  { reason, reasonCode }: Adjustment,
  rule: string,
  term: string,
  field: string
): Fault[] => (reason?.trim() || reasonCode ? [] : [{ rule, term, field, text: 'missing' }])

const periodFaults = (
  { from, to }: Period = {},
  place: Pick<Fault, 'rule' | 'term' | 'field'>
): Fault[] => (from && to && to < from ? [{ ...place, text: 'ends_before' }] : [])

/** PEPPOL-EN16931-R110 and R111 */
function linesOutsidePeriod({ period, lines }: EInvoice): Fault[] {
  const { from, to } = period ?? {}
  return lines.flatMap((line, index): Fault[] => {
    const at = (name: string) => lineField(line, index, name)
    const early = from && line.period?.from && line.period.from < from
    const late = to && line.period?.to && line.period.to > to
    return [
      ...(early
        ? [
            {
              rule: 'PEPPOL-EN16931-R110',
              term: 'BT-134',
              field: at('serviceDate'),
              text: 'outside_period',
            },
          ]
        : []),
      ...(late
        ? [
            {
              rule: 'PEPPOL-EN16931-R111',
              term: 'BT-135',
              field: at('serviceUntil'),
              text: 'outside_period',
            },
          ]
        : []),
    ]
  })
}
