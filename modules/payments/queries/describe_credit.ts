import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { RefundRow } from '#modules/invoicing/public'
import {
  type ApplicationRow,
  transformCreditWithUse,
} from '#modules/payments/transformers/credit_transformer'
import { creditsOf } from './credit_list.js'

const APPLICATIONS = `
  select settlements.id, settlements.amount, settlements.currency, settlements.settled_on,
    invoices.id as invoice_id, invoices.number as invoice_number
  from settlements
  join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.credit_id = ?
  order by settlements.created_at, settlements.id`

const REFUNDS =
  'select * from credit_refunds where company_id = ? and credit_id = ? order by created_at, id'

/** One credit with all that it was used for. @throws 404 */
export async function describeCredit(company: CompanyReference, id: string) {
  const credit = await creditsOf(company).where('client_credits.id', id).first()
  if (!credit) throw notFound()
  const [applications, refunds] = await Promise.all([
    readRows<ApplicationRow>(APPLICATIONS, [company.id, id]),
    readRows<RefundRow>(REFUNDS, [company.id, id]),
  ])
  return transformCreditWithUse(credit, { applications, refunds })
}
