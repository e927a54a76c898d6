import type { NumberRange } from '#modules/settings/public'

/** The numbers of reminders. */
export const REMINDER_NUMBERS: NumberRange = {
  kind: 'reminder',
  pattern: 'MA-{YYYY}-{####}',
  resetsYearly: true,
  order: 40,
}
