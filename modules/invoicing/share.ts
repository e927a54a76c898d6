import type { Minor } from '#core/money/minor'
import type { StoredStatus } from '#modules/invoicing/invoice_status'

/** The share of one document in the sums of its company, and which sums those are. */
export interface Share {
  status: StoredStatus
  currency: string
  /** The due day of an open amount with a recipient; empty otherwise. */
  dueOn: string
  net: Minor
  tax: Minor
  total: Minor
  open: Minor
}
