import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankStatementRow } from '#modules/banking/bank_entry'

/** The statements of a company, the newest first by default. */
export const statementsQuery = (
  { id }: CompanyReference,
  order: 'asc' | 'desc' = 'desc'
): DatabaseQueryBuilderContract<BankStatementRow> =>
  reader()
    .from('bank_statements')
    .where('company_id', id)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .select('bank_statements.*')
