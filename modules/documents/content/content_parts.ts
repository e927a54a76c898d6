import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import type { DocumentTotals } from '#modules/documents/totals/figures'
import { priceDocument } from '#modules/documents/totals/price_document'
import { type LineContent } from '../lines/line_content.js'
import { contentOfRow, type LineRow, lineValues } from '../lines/line_rows.js'
import { type TaxRow, taxValues } from '../taxes/tax_rows.js'
import type { DocumentModel } from './document_model.js'

interface Key {
  companyId: string
  id: string
}

/**
 * The lines and taxes of one kind of document, in the tables `<kind>_lines` and `<kind>_taxes` whose rows refer to
 * their document in `<kind>_id`.
 */
export function documentParts(kind: string) {
  const [lines, taxes, owner] = [`${kind}_lines`, `${kind}_taxes`, `${kind}_id`]
  const where = `where company_id = ? and ${owner} = ?`

  /** The lines of a document in their order. */
  const linesOf = ({ companyId, id }: Key) =>
    readRows<LineRow>(`select * from ${lines} ${where} order by position`, [companyId, id])

  /** The VAT of a document by rate, the highest first. */
  const taxesOf = ({ companyId, id }: Key) =>
    readRows<TaxRow>(`select * from ${taxes} ${where} order by rate desc, category`, [
      companyId,
      id,
    ])

  async function removeParts({ companyId, id }: Key) {
    await changeRows(`delete from ${lines} ${where}`, [companyId, id])
    await changeRows(`delete from ${taxes} ${where}`, [companyId, id])
  }

  /**
   * Replaces the lines of a draft and saves it with its totals. A line with the id of one of the draft's lines keeps
   * that id. Only inside inTx.
   * @param remainder the amount due, when it is less than the sum of the lines
   * @throws 422 as priceDocument
   */
  async function writeLines(
    draft: DocumentModel,
    contents: LineContent[],
    remainder = (whole: DocumentTotals) => whole
  ) {
    const totals = remainder(priceDocument(contents, draft))
    const { lineSum, discount, net, tax, total } = totals
    draft.merge({ lineSum, discount, net, tax, total })

    const ofDraft = { company_id: draft.companyId, [owner]: draft.id }
    const lineIds = draft.$isPersisted ? await lineIdsOf(draft, contents) : contents.map(newId)
    if (draft.$isPersisted) await removeParts(draft)
    // Before its lines, which refer to it.
    await draft.save()
    await insertRows(
      lines,
      contents.map((line, index) => ({
        ...ofDraft,
        id: lineIds[index],
        position: index + 1,
        ...lineValues(line, totals.lines[index]),
      }))
    )
    await insertRows(
      taxes,
      totals.taxes.map((row) => ({ ...ofDraft, id: newId(), ...taxValues(row) }))
    )
  }

  /** An id for each line: that of the line it replaces, at most once, else a new one. */
  async function lineIdsOf(draft: Key, contents: LineContent[]) {
    const free = new Set((await linesOf(draft)).map((line) => line.id))
    return contents.map(({ id }) => (id && free.delete(id) ? id : newId()))
  }

  /** Prices the lines of a draft again, after its currency, price mode or discount has changed. */
  const repriceLines = async (draft: DocumentModel) =>
    writeLines(draft, (await linesOf(draft)).map(contentOfRow))

  return { linesOf, taxesOf, writeLines, repriceLines, removeParts }
}

/** The inputs of the prices of a document's lines: when they differ, prices are computed again. */
export const pricingOf = (document: DocumentModel) =>
  [document.currency, document.priceMode, document.discountPercent, document.discountAmount].join(
    ' '
  )
