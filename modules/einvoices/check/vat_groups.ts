import type { Decimal } from '#core/money/decimal'
import { minor, NOTHING, sum } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { DocumentAdjustment, VatGroup } from '#modules/einvoices/model/line'
import type { Fault } from './fault.js'
import { sumFault } from './figures.js'

/** How the rules of each category are named: BR-S-08, BR-IC-12. */
export const RULES: Record<TaxCategory, string> = {
  S: 'BR-S',
  Z: 'BR-Z',
  E: 'BR-E',
  AE: 'BR-AE',
  K: 'BR-IC',
  G: 'BR-G',
  O: 'BR-O',
}
const EXPLAINED: readonly string[] = ['E', 'AE', 'K', 'G', 'O']

export const isVatCategory = (code: string): code is TaxCategory => Object.hasOwn(RULES, code)

/** The VAT groups alone, as sender and receiver see them. */
export function checkGroups(invoice: EInvoice): Fault[] {
  const baseOf = basesOf(invoice)
  return invoice.vat.flatMap((group) => [
    ...sumFaults(group, baseOf(group), invoice.currency),
    ...reasonFaults(group),
  ])
}

/** Sums of the lines and adjustments by category and rate. */
function basesOf({ lines, allowances, charges }: EInvoice) {
  const keyOf = ({ category, rate }: { category: string; rate: Decimal }) => `${category} ${rate}`
  const amountsOf = (adjustments: DocumentAdjustment[], sign: bigint) =>
    adjustments.map(({ vat, amount }) => ({ key: keyOf(vat), amount: minor(sign * amount) }))
  const parts = Map.groupBy(
    [
      ...lines.map(({ vat, net }) => ({ key: keyOf(vat), amount: net })),
      ...amountsOf(allowances, -1n),
      ...amountsOf(charges, 1n),
    ],
    ({ key }) => key
  )
  return (group: VatGroup) => {
    const own = parts.get(keyOf(group))
    return own ? sum(own.map(({ amount }) => amount)) : NOTHING
  }
}

/** The base is the sum of its parts (-08), and only S has VAT (-09). */
function sumFaults({ category, base, tax }: VatGroup, expected: typeof base, currency: string) {
  if (!isVatCategory(category)) return []
  const place = { term: 'BT-116', field: 'lines', currency }
  const rule = RULES[category]
  const faults: Fault[] = []
  if (base !== expected) {
    faults.push(sumFault({ ...place, rule: `${rule}-08`, found: base, expected }))
  }
  if (category !== 'S' && tax !== 0n) {
    const found = { term: 'BT-117', found: tax, expected: NOTHING }
    faults.push(sumFault({ ...place, ...found, rule: `${rule}-09` }))
  }
  return faults
}

/** A reason is stated where no VAT is shown, and only there (-10). */
function reasonFaults({ category, reason, reasonCode }: VatGroup): Fault[] {
  if (!isVatCategory(category)) return []
  const mustExplain = EXPLAINED.includes(category)
  if (mustExplain === Boolean(reason?.trim() || reasonCode)) return []
  return [
    {
      rule: `${RULES[category]}-10`,
      term: 'BT-120',
      field: 'exemptionReason',
      text: mustExplain ? 'missing_for_category' : 'reason_not_allowed',
      values: { category },
    },
  ]
}
