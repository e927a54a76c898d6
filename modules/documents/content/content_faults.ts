import type { Day } from '#core/clock'
import type { LineRow } from '../lines/line_rows.js'
import type { DocumentFault } from '../taxes/tax_faults.js'
import type { DocumentModel } from './document_model.js'

const NEGATIVE: DocumentFault = { field: 'lines', rule: 'total_negative' }

/**
 * More was invoiced in advance than the whole comes to. A final invoice asks for money or for nothing; money is given
 * back by the correction of a down payment (§ 14 (6), § 17 (1) UStG), which has a number of its own and is said for
 * what it is. The final invoice then takes off what is left of it.
 */
export const TOO_MUCH_IN_ADVANCE: DocumentFault = {
  field: 'downPayments',
  rule: 'down_payments_exceed',
}

/**
 * What a document lacks that is to leave the house: a recipient, lines, their descriptions, a total of zero or more.
 * @param dates what is wrong with the dates that only its kind has
 * @param negative what is wrong with it when it asks for less than nothing
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
