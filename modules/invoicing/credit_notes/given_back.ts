import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'

/** Amounts that credit notes have given back, by invoice id; invoices without any are left out. */
export async function givenBackOf(
  companyId: string,
  invoiceIds: readonly string[]
): Promise<Map<string, Minor>> {
  if (invoiceIds.length === 0) return new Map()
  const rows: { corrects_id: string; total: StoredInteger }[] = await reader()
    .from('invoices')
    .where('company_id', companyId)
    .whereIn('corrects_id', [...invoiceIds])
    .groupBy('corrects_id')
    .select('corrects_id', reader().raw('cast(sum(total) as signed) as total'))
  return new Map(rows.map((row) => [row.corrects_id, minor(-moneyFromRow(row.total))]))
}
