import { isValidIBAN } from 'ibantools'
import { isInSepa, SEPA_CURRENCY } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { TransferableExpense } from '#modules/expenses/public'

/** Why an expense cannot be part of an order. */
export type Obstacle =
  | 'paid'
  | 'nothing_to_pay'
  | 'ordered'
  | 'other_currency'
  | 'no_iban'
  | 'not_in_sepa'
  | 'no_name'

type Facts = Pick<
  TransferableExpense,
  'id' | 'vendor' | 'vendorIban' | 'currency' | 'gross' | 'paidOn'
>

/**
 * @param held ids of the expenses that an order pays already
 * @returns null when the expense can be transferred
 */
export function obstacleOf(expense: Facts, held: ReadonlySet<string>): Obstacle | null {
  if (expense.paidOn) return 'paid'
  if (expense.gross === 0n) return 'nothing_to_pay'
  if (held.has(expense.id)) return 'ordered'
  if (expense.currency !== SEPA_CURRENCY) return 'other_currency'
  if (!isValidIBAN(expense.vendorIban)) return 'no_iban'
  if (!isInSepa(expense.vendorIban)) return 'not_in_sepa'
  return sepaText(expense.vendor, LONGEST.name) === '' ? 'no_name' : null
}
