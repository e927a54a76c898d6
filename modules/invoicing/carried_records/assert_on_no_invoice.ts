import { conflict } from '#core/errors/app_error'

/** An invoice that bills a record; a draft has no number. */
export interface BillingInvoice {
  _id: string
  number: string | null
}

/**
 * For records that a corrected invoice is to bill again.
 * @param invoices that bill one of them
 * @throws 409 `records_drafted`, `records_billed` with the invoice as `billedBy`
 */
export function assertOnNoInvoice([billedBy]: readonly BillingInvoice[]) {
  if (!billedBy) return
  const extra = { billedBy }
  if (billedBy.number === null) throw conflict('invoicing.records_drafted', { extra })
  throw conflict('invoicing.records_billed', { values: { number: billedBy.number }, extra })
}
