import { moneyNumber } from '#core/money/minor'
import type { ClientSum } from '#modules/invoicing/queries/client_sums'

/** What a client owes in one currency, in major units. */
export const transformClientSums = ({ clientId, currency, open, overdue }: ClientSum) => ({
  clientId,
  currency,
  open: moneyNumber(open, currency),
  overdue: moneyNumber(overdue, currency),
})
