import type { NumberRange } from '#modules/settings/public'

/** The numbers of clients. */
export const CLIENT_NUMBERS: NumberRange = {
  kind: 'client',
  pattern: 'K-{####}',
  resetsYearly: false,
  order: 90,
}
