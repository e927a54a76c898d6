import { clientName } from '@/lib/client_name'
import { daysBetween } from '@/lib/time/days'
import type { InvoiceRow } from '../invoice'

/** Specification, section 9: "Due-soon window: 0 to 3 days." */
const DUE_SOON_DAYS = 3

const SETTLED: InvoiceRow['status'][] = ['Draft', 'Paid', 'Cancelled', 'Void']

/**
 * Entries of the bell (specification, section 4): unpaid invoices with a client name, overdue or due in 0 to 3 days;
 * the longest overdue and the soonest due first.
 * @param today the local day, `YYYY-MM-DD`
 */
export function noticesOf(rows: InvoiceRow[], today: string) {
  const owed = rows.filter((row) => !SETTLED.includes(row.status) && clientName(row) !== '')
  const isDueSoon = ({ isOverdue, dueDate }: InvoiceRow) =>
    !isOverdue && dueDate !== null && daysBetween(today, dueDate) <= DUE_SOON_DAYS
  return {
    overdue: owed
      .filter(({ isOverdue }) => isOverdue)
      .toSorted((a, b) => b.daysOverdue - a.daysOverdue),
    dueSoon: owed
      .filter(isDueSoon)
      .toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? '')),
  }
}
