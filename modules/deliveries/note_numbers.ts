import type { NumberRange } from '#modules/settings/public'

/** The numbers of delivery notes. */
export const NOTE_NUMBERS: NumberRange = {
  kind: 'deliveryNote',
  pattern: 'LS-{YYYY}-{####}',
  resetsYearly: true,
  order: 50,
}
