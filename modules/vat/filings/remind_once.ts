import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { isDuplicate } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { type Filing, mailFilingDue } from '#modules/vat/mails/filing_due'
import type { FilingDue } from './filing_due.js'

/** The row that notes the reminder of a company and a period. */
// A type, not an interface: rows are plain records.
export type ReminderNote = {
  company_id: string
  id: string
  period_on: string
  reminded_at: number
}

interface Reminder {
  filing: Filing
  /** Writes the row into the table of this filing, whose key is the company and the period. */
  note: (row: ReminderNote) => Promise<unknown>
}

/**
 * Mails the owners of a company about a filing, once for its period: the key of the note lets one of several processes
 * through.
 */
export async function remindOnce(companyId: string, due: FilingDue, { filing, note }: Reminder) {
  try {
    await inTx(async () => {
      await note({ company_id: companyId, id: newId(), period_on: due.from, reminded_at: now() })
      await mailFilingDue(companyId, filing, due)
    })
  } catch (error) {
    // Another process was faster.
    if (!isDuplicate(error)) throw error
  }
}
