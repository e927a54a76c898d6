import type { NumberRange } from '#modules/settings/public'

/** The numbers of estimates. */
export const ESTIMATE_NUMBERS: NumberRange = {
  kind: 'estimate',
  pattern: 'AN-{YYYY}-{####}',
  resetsYearly: true,
  order: 60,
}
