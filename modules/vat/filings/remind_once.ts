import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { type Filing, mailFilingDue } from '#modules/vat/mails/filing_due'
import type { FilingDue } from './filing_due.js'

/** Where the reminders of a filing are noted: one for each company and period. */
const NOTED = { return_due: 'vat_return_reminders', statement_due: 'vat_statement_reminders' }

/**
 * Mails the owners of a company about a filing, once for its period: the key of the note lets one of several processes
 * through.
 */
export async function remindOnce(companyId: string, filing: Filing, due: FilingDue) {
  try {
    await inTx(async () => {
      const row = { company_id: companyId, id: newId(), period_on: due.from, reminded_at: now() }
      await insertRows(NOTED[filing], [row])
      await mailFilingDue(companyId, filing, due)
    })
  } catch (error) {
    // Another process was faster.
    if (!isDuplicate(error)) throw error
  }
}
