import { instantText } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { ProfileRow } from '#modules/recurring/queries/profile_rows'
import type { Schedule } from '#modules/recurring/schedule/schedule'

/** A recurring invoice as lists show it. @param lastInvoice the newest that it has made */
export const transformProfileRow = (
  row: ProfileRow,
  lastInvoice: { _id: string; number: string | null } | undefined
) => ({
  _id: row.id,
  company: { _id: row.company_id, name: row.company_name },
  name: row.name,
  status: row.status,
  pausedFor: row.paused_for,
  client:
    row.client_id === null
      ? null
      : { _id: row.client_id, name: row.present_client_name ?? row.client_name },
  customClient: row.client_id === null ? { name: row.client_name } : null,
  currency: row.currency,
  net: moneyNumber(moneyFromRow(row.net), row.currency),
  total: moneyNumber(moneyFromRow(row.total), row.currency),
  schedule: JSON.parse(row.schedule) as Schedule,
  mode: row.mode,
  nextDate: row.next_on,
  runsMade: Number(row.runs_made),
  endsOn: row.ends_on,
  /** How many invoices may still come, null when that is not limited. */
  remaining: row.ends_after === null ? null : Math.max(0, row.ends_after - Number(row.runs_made)),
  failures: Number(row.failures),
  lastInvoice: lastInvoice ?? null,
  createdAt: instantText(row.created_at),
})
