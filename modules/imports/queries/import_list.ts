import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  IMPORT_ROW_COLUMNS,
  type ImportRow,
} from '#modules/imports/transformers/import_transformer'
import type { ImportListInput } from '#modules/imports/validators/import'

/** The imports of a company, newest first. */
export function importList(
  company: CompanyReference,
  { kind, order = 'desc' }: ImportListInput
): DatabaseQueryBuilderContract<ImportRow> {
  const query = reader()
    .from('imports')
    .where('company_id', company.id)
    .whereNot('state', 'reading')
    .orderBy('created_at', order)
    .orderBy('id', order)
    .select(IMPORT_ROW_COLUMNS)
  if (kind) query.where('kind', kind)
  return query
}
