/** Reasons for which direct debits come back (ISO 20022 external codes, EPC130-08 AT-R3), the usual ones. */
export const RETURN_REASONS = [
  'AM04',
  'AC01',
  'AC04',
  'AC06',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'MS03',
  'SL01',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
