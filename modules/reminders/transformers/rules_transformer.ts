import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { ReminderRules } from '#modules/reminders/queries/reminder_rules'

/** How a company reminds; fees in major units. */
export const transformRules = ({ isAutomatic, sendHour, levels, baseRates }: ReminderRules) => ({
  isAutomatic,
  sendHour,
  levels: levels.map(({ fee, currency, ...level }) => ({
    ...level,
    fee: moneyNumber(fee, currency),
    currency,
  })),
  baseRates: baseRates.map(({ from, percent, isVerified }) => ({
    from,
    percent: decimalNumber(percent),
    isVerified,
  })),
})
