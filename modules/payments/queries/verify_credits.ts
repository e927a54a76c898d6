import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Compares the use and refunds of a credit with its stored remainder. */
const WRONG_CREDITS = `
  select client_credits.id from client_credits
  where client_credits.company_id = ? and client_credits.remaining <> client_credits.amount
    - coalesce((select sum(settlements.amount) from settlements
      where settlements.company_id = client_credits.company_id and settlements.credit_id = client_credits.id), 0)
    - coalesce((select sum(credit_refunds.amount) from credit_refunds
      where credit_refunds.company_id = client_credits.company_id and credit_refunds.credit_id = client_credits.id), 0)`

const WRONG_PAYMENTS = `
  select payments.id from payments
  where payments.company_id = ? and payments.amount <>
    coalesce((select sum(settlements.amount) from settlements
      where settlements.company_id = payments.company_id and settlements.payment_id = payments.id
        and settlements.kind = 'payment'), 0)
    + coalesce((select sum(client_credits.amount) from client_credits
      where client_credits.company_id = payments.company_id and client_credits.payment_id = payments.id), 0)`

const idsOf = async (sql: string, { id }: CompanyReference) =>
  (await readRows<{ id: string }>(sql, [id])).map((row) => row.id)

/** Credits of which something else remains than their use has left. */
export const verifyCredits = (company: CompanyReference) => idsOf(WRONG_CREDITS, company)

/** Payments that are not what they settled and the credit that they left. */
export const verifyPayments = (company: CompanyReference) => idsOf(WRONG_PAYMENTS, company)
