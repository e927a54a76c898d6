import { moneyNumber } from '#core/money/minor'
import type { OpeningBalance } from '#modules/ledger/models/opening_balance'

/** In major units; `isUsed` when a statement has named it, so that it stays. */
export const transformOpeningBalance = (balance: OpeningBalance) => ({
  _id: balance.id,
  currency: balance.currency,
  amount: moneyNumber(balance.amount, balance.currency),
  date: balance.dayOn,
  note: balance.note,
  isUsed: balance.statedAt !== null,
})
