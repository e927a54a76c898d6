import { reader } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { amountForAudit, contentOfRow, copyOfContent } from '#modules/documents/public'
import { createDraft, type Invoice } from '#modules/invoicing/public'
import { recordChange } from '#modules/sales/actions/record_change'
import { chooseLines, orderedLines } from '#modules/sales/choose_lines'
import { Estimate } from '#modules/sales/models/estimate'
import { answerTo } from '#modules/sales/queries/estimate_answer'
import { linesOf } from '#modules/sales/queries/estimate_parts'

/**
 * Makes the draft of an invoice from what was ordered: all lines that count and the options that the client chose,
 * at the prices of the estimate. Only inside inTx.
 * @throws 409 `not_accepted`
 */
export async function convertToInvoice(
  company: CompanyScope,
  estimate: Estimate
): Promise<Invoice> {
  if (estimate.status !== 'Accepted') throw conflict('sales.not_accepted')
  await estimate.claim()
  const chosen = (await answerTo(estimate))?.chosen ?? []
  const lines = chooseLines((await linesOf(estimate)).map(contentOfRow), chosen)
  const invoice = await createDraft(company, {
    ...copyOfContent(estimate),
    intro: null,
    closing: null,
    lines: orderedLines(lines),
  })
  estimate.moveTo('Converted')
  estimate.invoiceId = invoice.id
  await estimate.save()
  await recordChange(estimate, 'estimate.converted', {
    number: estimate.number,
    invoiceId: invoice.id,
    ...amountForAudit(invoice.total, invoice.currency),
  })
  return invoice
}

/** The draft that an estimate became is deleted: the estimate is accepted again. Only inside inTx. */
export async function takeBackConversion({ companyId, id }: Invoice) {
  const row: { id: string } | null = await reader()
    .from('estimates')
    .where({ company_id: companyId, invoice_id: id })
    .select('id')
    .first()
  if (!row) return
  const estimate = await Estimate.findIn({ id: companyId }, row.id)
  await estimate.claim()
  estimate.moveTo('Accepted')
  estimate.invoiceId = null
  await estimate.save()
  await recordChange(estimate, 'estimate.conversion_taken_back', { number: estimate.number })
}
