import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { type CompanyReference } from '#core/tenancy/company_owned'
import type { AssetRow } from '#modules/assets/transformers/asset_transformer'

export type AssetRows = DatabaseQueryBuilderContract<AssetRow>

/** Sums over the lines of an asset's expense by which assets are bought. */
const lineSum = (column: 'net' | 'skonto_net') => `(
  select cast(sum(expense_lines.${column}) as signed) from expense_lines
  where expense_lines.company_id = expenses.company_id and expense_lines.expense_id = expenses.id
    and expense_lines.category in ('equipment', 'lowValueAssets'))`

/** The cost of the assets of the same expense that were recorded before, which share its Skonto. */
const COST_BEFORE = `(
  select cast(coalesce(sum(earlier.cost), 0) as signed) from assets as earlier
  where earlier.company_id = assets.company_id and earlier.expense_id = assets.expense_id
    and earlier.id < assets.id)`

/** The assets of a company with the numbers of their expenses, and the Skonto that was taken with them. */
export const assetRows = ({ id }: CompanyReference): AssetRows =>
  reader()
    .from('assets')
    .leftJoin('expenses', (join) =>
      join.on('expenses.company_id', 'assets.company_id').andOn('expenses.id', 'assets.expense_id')
    )
    .where('assets.company_id', id)
    .select(
      'assets.*',
      'expenses.number as expense_number',
      'expenses.took_skonto',
      'expenses.paid_on as expense_paid_on',
      reader().raw(`${lineSum('net')} as expense_net`),
      reader().raw(`${lineSum('skonto_net')} as expense_skonto`),
      reader().raw(`${COST_BEFORE} as expense_cost_before`)
    )
