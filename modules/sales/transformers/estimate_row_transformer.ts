import { type Day, instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { type StoredStatus, shownStatus } from '#modules/sales/estimate_status'
import type { Estimate } from '#modules/sales/models/estimate'

/** A row of `estimates` with the columns of `ESTIMATE_ROW_COLUMNS`. */
export interface EstimateRow {
  id: string
  status: StoredStatus
  number: string | null
  revision: number
  is_superseded: boolean | number
  client_id: string | null
  client_name: string
  date_on: Day
  valid_until: Day
  follow_up_on: Day | null
  follow_up_note: string
  currency: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  accepted_total: StoredInteger | null
  created_at: number
  sent_at: number | null
}

export const ESTIMATE_ROW_COLUMNS = [
  'id',
  'status',
  'number',
  'revision',
  'is_superseded',
  'client_id',
  'client_name',
  'date_on',
  'valid_until',
  'follow_up_on',
  'follow_up_note',
  'currency',
  'net',
  'tax',
  'total',
  'accepted_total',
  'created_at',
  'sent_at',
] as const satisfies (keyof EstimateRow)[]

export const estimateRow = (estimate: Estimate): EstimateRow => ({
  id: estimate.id,
  status: estimate.status,
  number: estimate.number,
  revision: estimate.revision,
  is_superseded: estimate.isSuperseded,
  client_id: estimate.clientId,
  client_name: estimate.clientName,
  date_on: estimate.dateOn,
  valid_until: estimate.validUntil,
  follow_up_on: estimate.followUpOn,
  follow_up_note: estimate.followUpNote,
  currency: estimate.currency,
  net: estimate.net,
  tax: estimate.tax,
  total: estimate.total,
  accepted_total: estimate.acceptedTotal,
  created_at: estimate.createdAt,
  sent_at: estimate.sentAt,
})

/** An estimate as lists show it. @param today in the company's time zone */
export function transformEstimateRow(row: EstimateRow, today: Day) {
  const { currency } = row
  const money = (amount: StoredInteger) => moneyNumber(moneyFromRow(amount), currency)
  return {
    _id: row.id,
    number: row.number,
    revision: Number(row.revision),
    isSuperseded: Boolean(row.is_superseded),
    status: shownStatus({ status: row.status, validUntil: row.valid_until }, today),
    date: row.date_on,
    validUntil: row.valid_until,
    followUpOn: row.follow_up_on,
    followUpNote: row.follow_up_note,
    currency,
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
    acceptedTotal: row.accepted_total === null ? null : money(row.accepted_total),
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    customClient: row.client_id === null && row.client_name ? { name: row.client_name } : null,
    createdAt: instantText(row.created_at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
  }
}
