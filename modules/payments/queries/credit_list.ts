import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { CreditSourceRow } from '#modules/payments/transformers/credit_transformer'
import type { CreditListInput } from '#modules/payments/validators/credit'

/** Credits with the payment or the document that they come from. */
export const creditsOf = ({
  id,
}: CompanyReference): DatabaseQueryBuilderContract<CreditSourceRow> =>
  reader()
    .from('client_credits')
    .where('client_credits.company_id', id)
    .leftJoin('payments', (join) =>
      join
        .on('payments.company_id', 'client_credits.company_id')
        .on('payments.id', 'client_credits.payment_id')
    )
    .leftJoin('invoices', (join) =>
      join
        .on('invoices.company_id', 'client_credits.company_id')
        .on('invoices.id', 'client_credits.credit_note_id')
    )
    .select(
      'client_credits.*',
      'payments.amount as received',
      'invoices.number as document_number',
      'invoices.kind as document_kind'
    )

/** The credits that a filter leaves, the newest first by default. */
export function creditsQuery(company: CompanyReference, input: CreditListInput) {
  const order = input.order ?? 'desc'
  const query = creditsOf(company).orderBy([
    { column: 'client_credits.created_at', order },
    { column: 'client_credits.id', order },
  ])
  if (input.clientId) query.where('client_credits.client_id', input.clientId)
  if (input.open) query.where('client_credits.remaining', '>', 0)
  return query
}
