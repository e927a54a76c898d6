import { type Minor, moneyText } from '#core/money/minor'

/** An amount as the audit log and the timeline show it: exact text in major units. */
export const amountForAudit = (amount: Minor, currency: string) => ({
  amount: moneyText(amount, currency),
  currency,
})
