import { LastingLimit } from '#core/http/limits/lasting_limit'

/** Each report is a mail to every owner. */
const REPORTS = new LastingLimit({ requests: 5, duration: '1 hour' })

/** Counts a report of the holder of a link. Not inside inTx: it counts even when the rest fails. @throws 429 */
export const assertMayReport = (linkId: string) => REPORTS.consume(`ledger_report_${linkId}`)
