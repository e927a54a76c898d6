import { instantText } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { moneyFromRow } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { type Moment, shownStatus } from '#modules/invoicing/public'
import type { RunRow } from '#modules/recurring/queries/runs_of'
import { sayReason } from '#modules/recurring/reasons'

/** The result of one date. @param language of the reason when it failed */
export const transformRun = (row: RunRow, at: Moment, language: Language) => ({
  _id: row.id,
  date: row.occurrence_on,
  status: row.run_status,
  invoice:
    row.invoice_id === null
      ? null
      : {
          _id: row.invoice_id,
          number: row.number,
          status: shownStatus(row, at),
          currency: row.currency,
          total: moneyNumber(moneyFromRow(row.total), row.currency),
        },
  reason: row.reason === null ? null : sayReason(JSON.parse(row.reason), language),
  tries: Number(row.tries),
  at: instantText(row.happened_at),
})
