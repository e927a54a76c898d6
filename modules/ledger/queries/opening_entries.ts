import type { LedgerSource } from '#modules/clients/public'

/** Opening balances precede everything else on their day. */
export const openingEntries: LedgerSource = {
  entries: `
    select 'opening' as kind, id, 'opening' as document, id as document_id, '' as number, '' as method, note,
      day_on, day_on as due_on, currency, amount, amount as open_amount, 0 as booked_at
    from opening_balances where company_id = ? and client_id = ?`,
  open: `
    select company_id, client_id, '' as client_name, currency, day_on, day_on as due_on, amount as open_amount
    from opening_balances where company_id = ?`,
}
