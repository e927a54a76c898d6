import type { Day } from '#core/clock'
import { compact } from '#core/validation/compact'
import { namesNumber, numberSigns, searchable } from '#modules/banking/suggest/number_in_text'
import { isSameName, nameWords } from '#modules/banking/suggest/same_name'
import type { Confidence, Credit } from '#modules/banking/suggest/suggestion'
import { amountOf, exactShares, type PaidShare, sharesOf } from './exact_sum.js'
import type { PayableExpense } from './expense_source.js'

/**
 * Why an expense is suggested: the vendor's number or its own is in the purpose, the amount is the same (also of several together,
 * or less Skonto), the account or the name is the vendor's, the day is near. Against it: the money left before the receipt was written.
 */
export type ExpenseReason =
  | 'number'
  | 'amount'
  | 'total'
  | 'skonto'
  | 'iban'
  | 'name'
  | 'near'
  | 'early'

export interface ExpenseSuggestion {
  confidence: Confidence
  reasons: ExpenseReason[]
  /** Together they are as much as the entry. */
  expenses: PaidShare[]
}

/** People marking an expense as paid by hand read the day off the account, or guess it. */
export const MOST_DAYS_APART = 10
const MOST = 3
const ORDER: Confidence[] = ['sure', 'likely', 'possible']

/** A candidate with what it has in common with the entry. */
interface Candidate {
  expense: PayableExpense
  isNamed: boolean
  signs: ('iban' | 'name')[]
  isNear: boolean
}

/**
 * Suggestions for money that left, the surest first. Each pays its expenses exactly. Vendors count their invoices alike
 * ("2026-001"), so a number is only `sure` together with the vendor's account or name.
 * @param debit with its amount above zero
 */
export function suggestExpenses(debit: Credit, expenses: PayableExpense[]): ExpenseSuggestion[] {
  const candidates = candidatesFor(debit, expenses)
  return onlyOnce([
    ...byNumber(debit, candidates),
    ...byAmount(debit, candidates),
    ...byVendor(debit, candidates),
  ])
    .map((each) => doubtEarly(each, debit.bookedOn))
    .sort((a, b) => ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence))
    .slice(0, MOST)
}

function candidatesFor(debit: Credit, expenses: PayableExpense[]): Candidate[] {
  const text = searchable(debit.words)
  const words = nameWords(debit.name)
  const iban = compact(debit.iban)
  return expenses.flatMap((expense) => {
    const { currency, paidOn, dueOn, issuedOn } = expense
    if (currency !== debit.currency) return []
    const isNear = apart(paidOn ?? dueOn ?? issuedOn, debit.bookedOn) <= MOST_DAYS_APART
    // Marked as paid on another day: it was paid otherwise.
    if (paidOn && !isNear) return []
    const hasIban = iban !== '' && iban === compact(expense.vendorIban)
    const hasName = isSameName(words, nameWords(expense.vendor))
    return {
      expense,
      isNamed:
        namesNumber(text, numberSigns(expense.reference)) ||
        // Transfer files name it. Its digits alone could be a vendor's number.
        namesNumber(text, { whole: numberSigns(expense.number).whole }),
      signs: [...(hasIban ? (['iban'] as const) : []), ...(hasName ? (['name'] as const) : [])],
      isNear,
    }
  })
}

const expensesOf = (candidates: Candidate[]) => candidates.map(({ expense }) => expense)

/** The one way to pay an expense with exactly this amount. */
const shareOf = (expense: PayableExpense, amount: Credit['amount']) =>
  sharesOf(expense).find((share) => amountOf(share) === amount)

function byNumber({ amount }: Credit, candidates: Candidate[]): ExpenseSuggestion[] {
  const named = candidates.filter(({ isNamed }) => isNamed)
  return byVendorName(named).flatMap((theirs) => {
    const paid = exactShares(expensesOf(theirs), amount)
    if (!paid) return []
    const isSure = (theirs[0]?.signs.length ?? 0) > 0 && paid.length === theirs.length
    return suggestion(isSure ? 'sure' : 'likely', ['number'], { paid, among: theirs })
  })
}

function byAmount({ amount }: Credit, candidates: Candidate[]): ExpenseSuggestion[] {
  const fitting = candidates.filter(({ expense }) => shareOf(expense, amount))
  const known = fitting.filter(({ signs }) => signs.length > 0)
  const shown = known.length > 0 ? known : fitting.filter(({ isNear }) => isNear)
  return shown.slice(0, MOST).map((one) => {
    const isSure = shown.length === 1 && one.signs.includes('iban') && one.isNear
    const confidence = isSure ? 'sure' : one.signs.length > 0 ? 'likely' : 'possible'
    const share = shareOf(one.expense, amount)
    return suggestion(confidence, [], { paid: share ? [share] : [], among: [one] })
  })
}

/** Several unpaid expenses of the probable vendor. */
function byVendor({ amount }: Credit, candidates: Candidate[]): ExpenseSuggestion[] {
  const theirs = candidates.filter(({ signs, expense }) => signs.length > 0 && !expense.paidOn)
  return byVendorName(theirs).flatMap((group) => {
    const paid = exactShares(expensesOf(group), amount)
    return paid && paid.length > 1 ? [suggestion('likely', [], { paid, among: group })] : []
  })
}

function suggestion(
  confidence: Confidence,
  reasons: ExpenseReason[],
  { paid, among }: { paid: PaidShare[]; among: Candidate[] }
): ExpenseSuggestion {
  const chosen = among.filter(({ expense }) => paid.some((share) => share.expense === expense))
  return {
    confidence,
    reasons: [
      ...reasons,
      paid.length > 1 ? 'total' : 'amount',
      ...(paid.some(({ skonto }) => skonto > 0n) ? (['skonto'] as const) : []),
      ...(chosen[0]?.signs ?? []),
      ...(chosen.every(({ isNear }) => isNear) ? (['near'] as const) : []),
    ],
    expenses: paid,
  }
}

function doubtEarly(found: ExpenseSuggestion, bookedOn: Day): ExpenseSuggestion {
  if (found.expenses.every(({ expense }) => expense.issuedOn <= bookedOn)) return found
  const confidence = found.confidence === 'sure' ? 'likely' : found.confidence
  return { ...found, confidence, reasons: [...found.reasons, 'early'] }
}

const byVendorName = (candidates: Candidate[]) => [
  ...Map.groupBy(candidates, ({ expense }) => compact(expense.vendor)).values(),
]

/** The first way to each set of expenses is the best explained one. */
function onlyOnce(suggestions: ExpenseSuggestion[]) {
  const keyOf = ({ expenses }: ExpenseSuggestion) =>
    expenses
      .map(({ expense }) => expense.id)
      .sort()
      .join()
  const first = new Map(suggestions.toReversed().map((one) => [keyOf(one), one]))
  return [...new Set(suggestions.map((one) => first.get(keyOf(one)) ?? one))]
}

/** Days between two days, in either order. */
const apart = (one: Day, other: Day) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
