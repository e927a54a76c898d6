import type { NumberRange } from '#modules/settings/public'

/** The numbers of order confirmations. */
export const ORDER_NUMBERS: NumberRange = {
  kind: 'order',
  pattern: 'AB-{YYYY}-{####}',
  resetsYearly: true,
  order: 55,
}
