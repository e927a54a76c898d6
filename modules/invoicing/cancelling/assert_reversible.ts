import { conflict } from '#core/errors/app_error'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** @throws 409 `is_cancellation`, `is_credit_note` */
export function assertInvoice({ kind }: Pick<Invoice, 'kind'>) {
  if (kind === 'cancellation') throw conflict('invoicing.is_cancellation')
  if (kind === 'creditNote') throw conflict('invoicing.is_credit_note')
}

/**
 * Shared condition of cancelling and withdrawing: an issued invoice that still counts.
 * @throws 409 `is_cancellation`, `is_credit_note`, `not_issued`, `already_cancelled`, `is_void`
 */
export function assertReversible({ kind, status }: Pick<Invoice, 'kind' | 'status'>) {
  assertInvoice({ kind })
  if (status === 'Draft') throw conflict('invoicing.not_issued')
  if (status === 'Cancelled') throw conflict('invoicing.already_cancelled')
  if (status === 'Void') throw conflict('invoicing.is_void')
}
