/** The rules that a file can break. */
export const BATCH_RULES = [
  'file_name',
  'charset',
  'control_character',
  'line_end',
  'quotes',
  'header_fields',
  'header_field',
  'headings',
  'too_many_rows',
  'row_fields',
  'required',
  'field',
  'zero_amount',
  'account_length',
  'same_account',
  'key_on_automatic_account',
  'day',
  'day_outside',
  'two_fiscal_years',
  'half_pair',
  'base_amount',
  'tax_period',
  'receipt_link',
] as const
export type BatchRule = (typeof BATCH_RULES)[number]

/** A booking batch that DATEV would refuse. */
export class BatchFault extends Error {
  constructor(
    readonly rule: BatchRule,
    detail: string
  ) {
    super(`${rule}: ${detail}`)
  }
}
