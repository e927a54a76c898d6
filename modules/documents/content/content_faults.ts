import type { Day } from '#core/clock'
import type { LineRow } from '../lines/line_rows.js'
import type { DocumentFault } from '../taxes/tax_faults.js'
import type { DocumentModel } from './document_model.js'

/**
 * What a document lacks that is to leave the house: a recipient, lines, their descriptions, a total of zero or more.
 * @param dates what is wrong with the dates that only its kind has
 */
export function contentFaults(
  document: DocumentModel,
  lines: readonly LineRow[],
  dates: DocumentFault[]
): DocumentFault[] {
  const faults: DocumentFault[] = []
  if (!document.clientName.trim()) faults.push({ field: 'clientId', rule: 'recipient_missing' })
  faults.push(...dates)
  if (!lines.some(({ kind }) => kind === 'item'))
    faults.push({ field: 'lines', rule: 'lines_missing' })
  for (const [index, { kind, description }] of lines.entries()) {
    if (kind === 'subtotal' || description.trim()) continue
    faults.push({ field: `lines.${index}.description`, rule: 'description_missing' })
  }
  if (document.total < 0n) faults.push({ field: 'lines', rule: 'total_negative' })
  return faults
}

/** A day to pay, not before the document's own. */
export function dueFaults({ dueOn, dateOn }: { dueOn: Day | null; dateOn: Day }): DocumentFault[] {
  if (!dueOn) return [{ field: 'dueDate', rule: 'due_date_missing' }]
  return dueOn < dateOn ? [{ field: 'dueDate', rule: 'due_before_date' }] : []
}
