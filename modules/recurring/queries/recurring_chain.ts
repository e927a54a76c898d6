import { dayOf } from '#core/clock'
import { moneyNumber } from '#core/money/minor'
import type { ChainSource } from '#modules/documents/public'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'

/** Recurring invoices in the chain, by their names: they have no numbers. */
export const recurringChain: ChainSource = {
  neighboursOf: async () => [],
  async describe(company, id) {
    const profile = await RecurringProfile.one(company, id)
    if (!profile) return undefined
    const { name, status, currency, total, createdAt } = profile
    return {
      number: name,
      status,
      date: dayOf(Number(createdAt), company.timeZone),
      currency,
      total: moneyNumber(total, currency),
      createdAt: Number(createdAt),
    }
  },
}
