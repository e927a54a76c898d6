import type { Minor } from '#core/money/minor'
import type { StoredStatus } from '#modules/invoicing/invoice_status'

/** What one document adds to the sums of its company, and to which of them. */
export interface Share {
  status: StoredStatus
  currency: string
  /** The due day of what is still owed by somebody named; empty for everything else. */
  dueOn: string
  net: Minor
  tax: Minor
  total: Minor
  open: Minor
}
