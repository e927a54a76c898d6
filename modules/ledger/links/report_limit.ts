import limiter from '@adonisjs/limiter/services/main'
import { tooManyRequests } from '#core/http/rate_limits'

/** Each report is a mail to every owner. */
const REPORTS = { requests: 5, duration: '1 hour' }

/** Counts a report of the holder of a link. Not inside inTx: it counts even when the rest fails. @throws 429 */
export async function assertMayReport(linkId: string) {
  const key = `ledger_report_${linkId}`
  const reports = limiter.use('database', REPORTS)
  const { consumed } = await reports.increment(key)
  if (consumed > REPORTS.requests) throw tooManyRequests(await reports.availableIn(key))
}
