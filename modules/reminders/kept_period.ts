import { minor } from '#core/money/minor'
import { isDated, type RemindedPeriod } from '#modules/reminders/reminded_invoice'
import type { InterestPeriod } from '#modules/reminders/rules/interest'

/** A period as it is stored and hashed: amounts are texts, because JSON has no integers of this size. */
type KeptPeriod =
  | Pick<InterestPeriod, 'days' | 'percent'>
  | (Omit<InterestPeriod, 'open' | 'amount'> & { open: string; amount: string })

export function keptPeriod(period: RemindedPeriod): KeptPeriod {
  if (!isDated(period)) return { days: period.days, percent: period.percent }
  const { from, until, days, percent, open, amount } = period
  return { from, until, days, percent, open: String(open), amount: String(amount) }
}

export const periodFromKept = (kept: KeptPeriod): RemindedPeriod =>
  'from' in kept
    ? { ...kept, open: minor(BigInt(kept.open)), amount: minor(BigInt(kept.amount)) }
    : kept
