import { isInEu } from '#api/suggest_tax'
import { type Minor, NOTHING, sum } from '#core/money/minor'
import type { OwedTax } from '#modules/expenses/public'
import type { ReturnLine } from './return_line.js'
import { wholeEuros } from './whole_euros.js'

const SOURCE = { list: 'expenses' } as const

/** Prefixes of VAT ids that are not the code of their country: Greece, and Northern Ireland, which counts for goods only. */
const isEuVendor = (prefix: string) => prefix === 'EL' || isInEu(prefix)

/** The lines for VAT that the company owes in place of its vendors (§ 13b UStG); those without any are left out. */
export function owedLines(owed: OwedTax[]): ReturnLine[] {
  const ofEu = owed.filter(({ prefix }) => isEuVendor(prefix))
  const ofOthers = owed.filter(({ prefix }) => !isEuVendor(prefix))
  return [
    ...owedLine('services_from_eu', ['46', '47'], ofEu),
    ...owedLine('other_services', ['84', '85'], ofOthers),
  ]
}

function owedLine(key: string, [base, tax]: [string, string], owed: OwedTax[]): ReturnLine[] {
  if (owed.length === 0) return []
  return [
    {
      ...{ key, part: 'reverseCharge', base, tax, source: SOURCE },
      baseAmount: wholeEuros(sum(owed.map(({ net }) => net))),
      taxAmount: sum(owed.map((one) => one.tax)),
    },
  ]
}

/**
 * The lines for input VAT (§ 15 (1) UStG): no. 1 on receipts, no. 4 under the reverse charge.
 * @param charged the VAT on receipts, in cents
 */
export function inputLines(charged: Minor, owed: OwedTax[]): ReturnLine[] {
  const amounts = [
    { key: 'invoices', tax: '66', taxAmount: charged },
    { key: 'owed', tax: '67', taxAmount: sum(owed.map(({ tax }) => tax)) },
  ]
  return amounts
    .filter(({ taxAmount }) => taxAmount !== NOTHING)
    .map((line) => ({ ...line, part: 'inputTax', base: null, baseAmount: null, source: SOURCE }))
}
