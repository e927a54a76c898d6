import { type Decimal, decimalText } from '#core/money/decimal'
import type { TaxCategory } from '#modules/documents/public'
import type { EInvoice } from '#modules/einvoices/model/einvoice'
import { type Fault, lineField } from './fault.js'
import { checkGroups, isVatCategory, RULES } from './vat_groups.js'

/** Categories that cannot do with a tax number: the VAT id itself has to be there. */
const BY_VAT_ID: readonly string[] = ['K', 'G']

/** Requirements of the categories for the parties, the rates and the VAT groups. */
export function checkVatCategories(invoice: EInvoice): Fault[] {
  const used = new Set(
    [...invoice.lines, ...invoice.allowances, ...invoice.charges].map(({ vat }) => vat.category)
  )
  const categories = [...used].filter(isVatCategory)
  return [
    ...categories.flatMap((category) => partyFaults(invoice, category)),
    ...invoice.lines.flatMap((line, index) =>
      rateFaults(line.vat, { term: 'BT-152', field: lineField(line, index, 'taxRate') })
    ),
    ...checkGroups(invoice),
    ...categories.flatMap((category) => groupsMissing(category, invoice)),
    ...(used.has('O') && used.size > 1
      ? [{ rule: 'BR-O-11', term: 'BT-151', field: 'lines', text: 'outside_must_stand_alone' }]
      : []),
  ]
}

function partyFaults(invoice: EInvoice, category: TaxCategory): Fault[] {
  const { seller, buyer, taxRepresentative, delivery, period } = invoice
  const rule = (number: string) => `${RULES[category]}-${number}`
  const sellerId =
    seller.vatId || taxRepresentative?.vatId || (!BY_VAT_ID.includes(category) && seller.taxNumber)
  const faults: Fault[] = []
  const lacks = (number: string, term: string, field: string) =>
    faults.push({
      rule: rule(number),
      term,
      field,
      text: 'missing_for_category',
      values: { category },
    })

  if (category === 'O') {
    if (seller.vatId) faults.push(unwanted(rule('02'), 'BT-31', 'company.vatId'))
    if (buyer.vatId) faults.push(unwanted(rule('02'), 'BT-48', 'client.vatId'))
    return faults
  }
  if (!sellerId) lacks('02', 'BT-31', 'company.vatId')
  if (category === 'AE' && !buyer.vatId && !buyer.registration?.value) {
    lacks('02', 'BT-48', 'client.vatId')
  }
  if (category !== 'K') return faults
  if (!buyer.vatId) lacks('02', 'BT-48', 'client.vatId')
  if (!delivery?.on && !period?.from && !period?.to) lacks('11', 'BT-72', 'serviceDate')
  if (!delivery?.address?.country) lacks('12', 'BT-80', 'client.shippingAddress.country')
  return faults
}

const unwanted = (rule: string, term: string, field: string): Fault => ({
  rule,
  term,
  field,
  text: 'not_outside_of_vat',
})

/** Only S has a rate above zero, and it must have one. */
function rateFaults(
  { category, rate }: { category: string; rate: Decimal },
  place: Pick<Fault, 'term' | 'field'>
): Fault[] {
  if (!isVatCategory(category)) return []
  const isRight = category === 'S' ? rate > 0n : rate === 0n
  const values = { category, rate: decimalText(rate) }
  return isRight
    ? []
    : [{ ...place, rule: `${RULES[category]}-05`, text: 'rate_of_category', values }]
}

/** Each category and rate in use has its group (-01). */
function groupsMissing(category: TaxCategory, { lines, vat }: EInvoice): Fault[] {
  const rates = new Set(
    lines.filter((line) => line.vat.category === category).map((line) => line.vat.rate)
  )
  return [...rates]
    .filter((rate) => !vat.some((group) => group.category === category && group.rate === rate))
    .map(() => ({ rule: `${RULES[category]}-01`, term: 'BG-23', field: 'lines', text: 'missing' }))
}
