import { createHash } from 'node:crypto'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { writer } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import type { ClientReport } from '#modules/admin/client_errors/clean_report'

/** Kinds of failures that are kept. */
const MOST_KINDS = 200

/** Two reports are the same failure when name, message, page and innermost call are equal. */
export const fingerprintOf = ({ name, message, page, stack }: ClientReport) =>
  createHash('sha256')
    .update(JSON.stringify([name, message, page, stack.split('\n')[0]]))
    .digest('hex')

/**
 * Counts a failure that is known, else keeps it in place of the one that was not seen for the longest. Inside inTx.
 * @param report cleaned, see `cleanReport`
 */
export async function noteClientError(report: ClientReport, fingerprint: string) {
  const at = now()
  const counted = await changeRows(
    'update client_errors set count = count + 1, last_seen_at = ?, version = ? where fingerprint_hash = ?',
    [at, report.version, fingerprint]
  )
  if (counted > 0) return
  try {
    await insertRows('client_errors', [
      {
        id: newId(),
        fingerprint_hash: fingerprint,
        ...report,
        count: 1,
        first_seen_at: at,
        last_seen_at: at,
      },
    ])
  } catch (error) {
    // Another process met the same failure at the same moment.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
  await dropOldest()
}

async function dropOldest() {
  const surplus = await writer()
    .from('client_errors')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_KINDS)
    .limit(MOST_KINDS)
    .select('id')
  if (surplus.length === 0) return
  await writer()
    .from('client_errors')
    .whereIn(
      'id',
      surplus.map(({ id }) => id)
    )
    .delete()
}
