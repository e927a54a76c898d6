import type { NumberRange } from '#modules/settings/public'

/** The numbers of expenses. */
export const EXPENSE_NUMBERS: NumberRange = {
  kind: 'expense',
  pattern: 'EB-{YYYY}-{####}',
  resetsYearly: true,
  order: 80,
}
