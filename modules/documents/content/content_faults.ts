import type { Day } from '#core/clock'
import type { LineRow } from '../lines/line_rows.js'
import type { DocumentFault } from '../taxes/tax_faults.js'
import type { DocumentModel } from './document_model.js'

const NEGATIVE: DocumentFault = { field: 'lines', rule: 'total_negative' }

/**
 * The advance invoices exceed the total. A final invoice is payable or zero; money is given back by the correction of
 * a down payment (§ 14 (6), § 17 (1) UStG), a separate document with its own number. The final invoice then deducts
 * the rest.
 */
export const TOO_MUCH_IN_ADVANCE: DocumentFault = {
  field: 'downPayments',
  rule: 'down_payments_exceed',
}

/**
 * The faults of a document that is to be issued or sent: no recipient, no lines, lines without description, a total
 * below zero.
 * @param dates faults of the dates that only its kind has
 * @param negative the fault of a negative total
 */
export function contentFaults(
  document: DocumentModel,
  lines: readonly LineRow[],
  dates: DocumentFault[],
  negative = NEGATIVE
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
  if (document.total < 0n) faults.push(negative)
  return faults
}

/** A day to pay, not before the document's own. */
export function dueFaults({ dueOn, dateOn }: { dueOn: Day | null; dateOn: Day }): DocumentFault[] {
  if (!dueOn) return [{ field: 'dueDate', rule: 'due_date_missing' }]
  return dueOn < dateOn ? [{ field: 'dueDate', rule: 'due_before_date' }] : []
}
