import { conflict } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** @throws 409 `is_cancellation`, `is_credit_note` */
export function assertInvoice({ kind }: Pick<Invoice, 'kind'>) {
  if (kind === 'cancellation') throw conflict('invoicing.is_cancellation')
  if (kind === 'creditNote') throw conflict('invoicing.is_credit_note')
}

/**
 * What holds for cancelling and withdrawing alike: an invoice that stands, of which nothing was settled.
 * @throws 409 `is_cancellation`, `not_issued`, `already_cancelled`, `is_void`, `has_payments`
 */
export function assertReversible({ kind, status, paid, reduced }: Invoice) {
  assertInvoice({ kind })
  if (status === 'Draft') throw conflict('invoicing.not_issued')
  if (status === 'Cancelled') throw conflict('invoicing.already_cancelled')
  if (status === 'Void') throw conflict('invoicing.is_void')
  if (paid > 0n || reduced > 0n) throw conflict('invoicing.has_payments')
}
