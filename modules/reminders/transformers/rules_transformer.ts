import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { ReminderRules } from '#modules/reminders/queries/reminder_rules'
import { LEVEL_VARIABLES } from '#modules/reminders/rules/level_texts'

/** How a company reminds; fees in major units. @param reader language of the labels */
export const transformRules = (
  { isAutomatic, sendHour, levels, baseRates }: ReminderRules,
  reader: Language
) => ({
  isAutomatic,
  sendHour,
  levels: levels.map(({ fee, currency, entered, ...level }) => ({
    ...level,
    texts: entered,
    fee: moneyNumber(fee, currency),
    currency,
  })),
  /** The placeholders of the texts of levels. */
  variables: Object.entries(LEVEL_VARIABLES).map(([name, label]) => ({
    name,
    label: translate(reader, label),
  })),
  baseRates: baseRates.map(({ from, percent, isVerified }) => ({
    from,
    percent: decimalNumber(percent),
    isVerified,
  })),
})
