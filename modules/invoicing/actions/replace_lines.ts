import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import { decimal } from '#core/money/decimal'
import { copiedLine } from '#modules/invoicing/copied_line'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { priceLines } from '#modules/invoicing/price_lines'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'
import type { LineInput } from '#modules/invoicing/validators/invoice'

export type DraftLine = Omit<LineInput, 'discount' | 'unit' | 'itemId'> & {
  discount: NonNullable<LineInput['discount']>
  unit: string
  itemId: string | null
}

const DELETE_LINES = 'delete from invoice_lines where company_id = ? and invoice_id = ?'
const DELETE_TAXES = 'delete from invoice_taxes where company_id = ? and invoice_id = ?'

/**
 * Writes the lines of a draft anew and saves it with the totals of the document.
 * @param given the new lines; without them the present ones are priced again
 * @throws 422 `item_unknown` for an item that is not this company's
 */
export async function replaceLines(draft: Invoice, given: LineInput[] | undefined) {
  const lines = given?.map(draftLine) ?? (await linesOf(draft)).map(copiedLine)
  await assertItemsOwned(draft, lines)
  const totals = priceLines(lines, draft.currency)
  draft.merge({ net: totals.net, tax: totals.tax, total: totals.total })

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
      item_id: line.itemId,
      description: line.description,
      quantity: boundInteger(line.quantity),
      unit: line.unit,
      unit_price: boundInteger(line.unitPrice),
      discount: boundInteger(line.discount),
      tax_rate: boundInteger(line.taxRate),
      net: boundInteger(totals.lines[index].net),
    }))
  )
  await insertRows(
    'invoice_taxes',
    totals.taxes.map(({ rate, base, tax }) => ({
      ...ofDraft,
      id: newId(),
      rate: boundInteger(rate),
      base: boundInteger(base),
      tax: boundInteger(tax),
    }))
  )
}

export const draftLine = (line: LineInput): DraftLine => ({
  ...line,
  discount: line.discount ?? decimal(0n),
  unit: line.unit ?? '',
  itemId: line.itemId || null,
})

async function assertItemsOwned(draft: Invoice, lines: DraftLine[]) {
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
