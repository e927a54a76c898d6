import { instantText } from '#core/clock'
import { moneyNumber } from '#core/money/minor'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { TransferableExpense } from '#modules/expenses/public'
import type { TransferOrder } from '#modules/transfers/models/transfer_order'
import type { Transfer } from '#modules/transfers/queries/transfers_of'
import type { Obstacle } from '#modules/transfers/rules/obstacle'

export const transformOrder = (order: TransferOrder) => ({
  _id: order.id,
  state: order.state,
  executeOn: order.executeOn,
  count: order.transfers,
  total: moneyNumber(order.total, SEPA_CURRENCY),
  debtor: order.debtor,
  iban: order.iban,
  createdAt: instantText(order.createdAt),
})

/** `isChanged`: amount or account of the expense are no longer those of the file. */
export const transformTransfer = ({ id, amount, skonto, expense, ...transfer }: Transfer) => ({
  ...transfer,
  _id: id,
  amount: moneyNumber(amount, SEPA_CURRENCY),
  /** The Skonto by which it is less than its expense. */
  skonto: moneyNumber(skonto, SEPA_CURRENCY),
  isDeleted: expense === null,
  isChanged: expense?.isChanged ?? false,
  paidDate: expense?.paidOn ?? null,
})

export const transformCandidate = (expense: TransferableExpense, obstacle: Obstacle | null) => ({
  _id: expense.id,
  number: expense.number,
  vendor: expense.vendor,
  iban: expense.vendorIban,
  reference: expense.reference,
  currency: expense.currency,
  amount: moneyNumber(expense.gross, expense.currency),
  /** The discount for a transfer until `skontoDate`; 0 without any. */
  skonto: moneyNumber(expense.skonto, expense.currency),
  skontoDate: expense.skontoOn,
  dueDate: expense.dueOn,
  obstacle,
})
