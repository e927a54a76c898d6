import type { LedgerSource } from '#modules/clients/public'

/** Credit that was paid back. */
const REFUNDS = `
  select 'refund' as kind, refunds.id, 'credit' as document, credits.id as document_id, '' as number,
    refunds.method, refunds.note, refunds.refunded_on as day_on, null as due_on, refunds.currency,
    refunds.amount, 0 as open_amount, refunds.created_at as booked_at
  from client_credits as credits
  join credit_refunds as refunds on refunds.company_id = credits.company_id and refunds.credit_id = credits.id
  where credits.company_id = ? and credits.client_id = ?`

export const refundEntries: LedgerSource = { entries: REFUNDS }
