import { type Day, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import type { FailureReason } from '#modules/recurring/reasons'

interface Outcome {
  status: 'made' | 'failed' | 'skipped'
  invoiceId?: string | null
  reason?: FailureReason
}

const AFTER_FAILURE = `
  update recurring_runs set status = ?, invoice_id = ?, reason = ?, tries = tries + 1, happened_at = ?
  where company_id = ? and profile_id = ? and occurrence_on = ? and status = 'failed'`

/**
 * Writes down what became of a date. Only one that has failed can become something else; for any other the
 * unique key of the table refuses a second row, and with it whatever the transaction has made. Only inside inTx.
 */
export async function keepRun(
  { companyId, id }: RecurringProfile,
  day: Day,
  { status, invoiceId = null, reason }: Outcome
) {
  const told = reason ? JSON.stringify(reason) : null
  const at = now()
  const values = [status, invoiceId, told, at, companyId, id, day]
  if ((await changeRows(AFTER_FAILURE, values)) > 0) return
  await insertRows('recurring_runs', [
    {
      company_id: companyId,
      id: newId(),
      profile_id: id,
      occurrence_on: day,
      status,
      invoice_id: invoiceId,
      reason: told,
      tries: 1,
      happened_at: at,
    },
  ])
}
