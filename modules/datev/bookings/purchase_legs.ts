import type { Decimal } from '#core/money/decimal'
import { type Minor, minor, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { type BookKey, expenseKey } from '#modules/datev/accounts/charts'
import { suffixOf, taxWithin } from '#modules/datev/accounts/legs'
import type { CategoryKey, TaxTreatment } from '#modules/expenses/public'

/** A line of an expense in the company's currency. */
export interface PurchaseLine {
  category: CategoryKey
  rate: Decimal
  net: Minor
  tax: Minor
  /** The private share with its VAT, which is in neither of them. */
  private: Minor
  treatment: TaxTreatment
}

export interface PurchaseLeg {
  account: BookKey
  amount: Minor
  tax: Minor
  /** DATEV's tax key. */
  key: string
}

/** Input VAT of 19 and 7 %, as tax keys of DATEV. */
const INPUT_KEYS = { '19': '0009', '7': '0008' }
/** VAT that the company owes in place of the vendor and deducts (§ 13b UStG), all cases. */
const OWED_KEYS = { '19': '0094', '7': '0091' }
/** The same without deduction: § 19 UStG lets owe and not deduct. */
const OWED_ONLY_KEYS = { '19': '0095', '7': '0092' }

/** Goods from other EU countries (§ 1a UStG), with deduction. */
const ACQUIRED_KEYS = { '19': '0019', '7': '0018' }
/** The same without deduction (§ 19 UStG). */
const ACQUIRED_ONLY_KEYS = { '19': '0013', '7': '0012' }

/**
 * Keys for VAT that the company owes; none where it owes no VAT on goods from the EU, which have no rate either, and as
 * the last buyer of a triangular transaction, whose account the adviser chooses.
 */
function owedKeys(treatment: Exclude<TaxTreatment, 'domestic'>, isSmallBusiness: boolean) {
  if (treatment === 'reverseCharge') return isSmallBusiness ? OWED_ONLY_KEYS : OWED_KEYS
  if (treatment !== 'acquisition') return null
  return isSmallBusiness ? ACQUIRED_ONLY_KEYS : ACQUIRED_KEYS
}

/** Percent of entertainment that lowers the profit (§ 4 (5) sentence 1 no. 2 EStG); its VAT is deducted in full. */
const ENTERTAINMENT_PERCENT = 70n

/** How a line is booked, its private share as a withdrawal. `isKnown` is false for a rate under the reverse charge that has no tax key. */
export function purchaseLegs(
  line: PurchaseLine,
  isSmallBusiness: boolean
): { legs: PurchaseLeg[]; isKnown: boolean } {
  const { legs, isKnown } = businessLegs(line, isSmallBusiness)
  const withdrawal = { amount: line.private, tax: minor(0n), key: '' }
  return {
    legs: line.private === 0n ? legs : [...legs, { account: 'privateWithdrawals', ...withdrawal }],
    isKnown,
  }
}

/** Categories whose cost Skonto lowers on their own account: the price of an asset, and what is partly deductible. */
const LOWERED_THEMSELVES: CategoryKey[] = ['equipment', 'lowValueAssets', 'entertainment']

/** Input VAT by tax key, and the account for Skonto that has it in itself. */
const SKONTO_ACCOUNTS: Record<string, BookKey> = {
  [INPUT_KEYS['19']]: 'receivedSkonto19',
  [INPUT_KEYS['7']]: 'receivedSkonto7',
}

/**
 * How Skonto on a line is booked: as the line itself, with the accounts for received Skonto in the place of the costs.
 * Under the reverse charge the cost account keeps its tax key, which takes back owed and input VAT alike.
 * @param line the part of a line that Skonto lowers
 */
export function skontoLegs(line: PurchaseLine, isSmallBusiness: boolean): PurchaseLeg[] {
  const { legs } = purchaseLegs(line, isSmallBusiness)
  if (line.treatment !== 'domestic' || LOWERED_THEMSELVES.includes(line.category)) return legs
  return legs.map((leg) => {
    if (leg.account === 'inputVat' || leg.account === 'privateWithdrawals') return leg
    const account = SKONTO_ACCOUNTS[leg.key]
    return account ? { ...leg, account, key: '' } : { ...leg, account: 'receivedSkonto' }
  })
}

function businessLegs(
  line: PurchaseLine,
  isSmallBusiness: boolean
): { legs: PurchaseLeg[]; isKnown: boolean } {
  const { category, rate, tax, treatment } = line
  const gross = minor(line.net + tax)
  const suffix = suffixOf(rate)
  const none = minor(0n)
  if (treatment !== 'domestic') {
    const key = (suffix && owedKeys(treatment, isSmallBusiness)?.[suffix]) || ''
    const legs = parts(category, gross).map((part) => ({ ...part, tax: none, key }))
    return { legs, isKnown: key !== '' || rate === 0n || treatment === 'triangular' }
  }
  if (isSmallBusiness || tax === 0n) {
    return {
      legs: parts(category, gross).map((part) => ({ ...part, tax: none, key: '' })),
      isKnown: true,
    }
  }
  const keyed = suffix === null ? [] : keyedLegs(category, gross, rate, INPUT_KEYS[suffix])
  // Receipts round their VAT in their own way: then it is booked as printed, apart from the net amount.
  if (suffix === null || sum(keyed.map((leg) => leg.tax)) !== tax) {
    const net = parts(category, line.net).map((part) => ({ ...part, tax: none, key: '' }))
    return { legs: [...net, { account: 'inputVat', amount: tax, tax, key: '' }], isKnown: true }
  }
  return { legs: keyed, isKnown: true }
}

const keyedLegs = (category: CategoryKey, gross: Minor, rate: Decimal, key: string) =>
  parts(category, gross).map((part) => ({ ...part, key, tax: taxWithin(part.amount, rate) }))

/** The accounts of a category with their amounts. */
function parts(category: CategoryKey, amount: Minor): { account: BookKey; amount: Minor }[] {
  const account = expenseKey(category)
  if (category !== 'entertainment') return [{ account, amount }]
  const deductible = minor(roundedQuotient(amount * ENTERTAINMENT_PERCENT, 100n))
  return [
    { account, amount: deductible },
    { account: 'entertainmentNotDeductible', amount: minor(amount - deductible) },
  ]
}
