import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import {
  contentOfRow,
  type LineContent,
  lineValues,
  priceDocument,
  taxValues,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

const DELETE_LINES = 'delete from invoice_lines where company_id = ? and invoice_id = ?'
const DELETE_TAXES = 'delete from invoice_taxes where company_id = ? and invoice_id = ?'

/** Prices the lines that a draft has anew, after its currency, price mode or discount has changed. */
export const repriceLines = async (draft: Invoice) =>
  replaceLines(draft, (await linesOf(draft)).map(contentOfRow))

/**
 * Writes the lines of a draft anew and saves it with the totals of the document.
 * @throws 422 `item_unknown` for an item that is not this company's, and as priceDocument
 */
export async function replaceLines(draft: Invoice, lines: LineContent[]) {
  await assertItemsOwned(draft, lines)
  const totals = priceDocument(lines, draft)
  const { lineSum, discount, net, tax, total } = totals
  draft.merge({ lineSum, discount, net, tax, total })

  const ofDraft = { company_id: draft.companyId, invoice_id: draft.id }
  if (draft.$isPersisted) {
    await changeRows(DELETE_LINES, [draft.companyId, draft.id])
    await changeRows(DELETE_TAXES, [draft.companyId, draft.id])
  }
  // Before its lines, which point to it.
  await draft.save()
  await insertRows(
    'invoice_lines',
    lines.map((line, index) => ({
      ...ofDraft,
      id: newId(),
      position: index + 1,
      ...lineValues(line, totals.lines[index]),
    }))
  )
  await insertRows(
    'invoice_taxes',
    totals.taxes.map((tax) => ({ ...ofDraft, id: newId(), ...taxValues(tax) }))
  )
}

async function assertItemsOwned(draft: Invoice, lines: LineContent[]) {
  const ids = new Set(lines.flatMap(({ itemId }) => itemId ?? []))
  if (ids.size === 0) return
  const rows: { id: string }[] = await reader()
    .from('items')
    .where('company_id', draft.companyId)
    .whereIn('id', [...ids])
    .select('id')
  const owned = new Set(rows.map(({ id }) => id))
  const foreign = lines.findIndex(({ itemId }) => itemId !== null && !owned.has(itemId))
  if (foreign >= 0) throw new FieldError(`lines.${foreign}.itemId`, 'invoicing.item_unknown')
}
