import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

// Both name the company three times. The sums are made once for all rows: as a subquery per row, MariaDB reads all
// settlements again for each payment, as long as it plans with the statistics of a table that was empty.

/** Compares the use and refunds of a credit with its stored remainder. */
const WRONG_CREDITS = `
  select client_credits.id from client_credits
  left join (select credit_id, sum(amount) as amount from settlements
    where company_id = ? and credit_id is not null group by credit_id) used
    on used.credit_id = client_credits.id
  left join (select credit_id, sum(amount) as amount from credit_refunds
    where company_id = ? group by credit_id) refunded on refunded.credit_id = client_credits.id
  where client_credits.company_id = ? and client_credits.remaining <>
    client_credits.amount - coalesce(used.amount, 0) - coalesce(refunded.amount, 0)`

const WRONG_PAYMENTS = `
  select payments.id from payments
  left join (select payment_id, sum(amount) as amount from settlements
    where company_id = ? and kind = 'payment' group by payment_id) settled
    on settled.payment_id = payments.id
  left join (select payment_id, sum(amount) as amount from client_credits
    where company_id = ? and payment_id is not null group by payment_id) kept
    on kept.payment_id = payments.id
  where payments.company_id = ? and
    payments.amount <> coalesce(settled.amount, 0) + coalesce(kept.amount, 0)`

const idsOf = async (sql: string, { id }: CompanyReference) =>
  (await readRows<{ id: string }>(sql, [id, id, id])).map((row) => row.id)

/** Credits of which something else remains than their use has left. */
export const verifyCredits = (company: CompanyReference) => idsOf(WRONG_CREDITS, company)

/** Payments that are not what they settled and the credit that they left. */
export const verifyPayments = (company: CompanyReference) => idsOf(WRONG_PAYMENTS, company)
