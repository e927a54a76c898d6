import { reader } from '#core/database/in_tx'
import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { LineContent } from '#modules/documents/public'
import { type Deduction, remainderOf } from '#modules/invoicing/down_payments/deduction'
import { keepDeductions } from '#modules/invoicing/down_payments/deduction_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { writeLines } from '#modules/invoicing/queries/invoice_parts'

/**
 * Replaces the lines and deductions of a draft, and saves it with the amount due.
 * @throws 422 `item_unknown` for an item that is not this company's, and as priceDocument and keepDeductions
 */
export async function replaceLines(
  draft: Invoice,
  lines: LineContent[],
  deductions: readonly Deduction[] = []
) {
  await assertItemsOwned({ id: draft.companyId }, lines)
  await writeLines(draft, lines, (whole) => remainderOf(whole, deductions))
  if (draft.stage === 'final') await keepDeductions(draft, deductions, draft.kind === 'invoice')
}

/** @throws 422 `item_unknown` at the first line with an item that is not this company's */
export async function assertItemsOwned(company: CompanyReference, lines: LineContent[]) {
  const ids = new Set(lines.flatMap(({ itemId }) => itemId ?? []))
  if (ids.size === 0) return
  const rows: { id: string }[] = await reader()
    .from('items')
    .where('company_id', company.id)
    .whereIn('id', [...ids])
    .select('id')
  const owned = new Set(rows.map(({ id }) => id))
  const foreign = lines.findIndex(({ itemId }) => itemId !== null && !owned.has(itemId))
  if (foreign >= 0) throw new FieldError(`lines.${foreign}.itemId`, 'invoicing.item_unknown')
}
