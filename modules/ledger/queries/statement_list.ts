import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { StatementRow } from '#modules/ledger/transformers/statement_transformer'

/** The statements of a client, the newest first. */
export const statementList = (
  company: CompanyReference,
  clientId: string
): DatabaseQueryBuilderContract<StatementRow> =>
  reader()
    .from('statements')
    .where({ company_id: company.id, client_id: clientId })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(
      'id',
      'currency',
      'from_on',
      'until_on',
      'is_open_only',
      'balance',
      'due_month',
      'created_at'
    )
