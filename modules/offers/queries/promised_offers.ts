import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'

/** An offer that may bring money: accepted and not invoiced yet, or waiting for its answer. In minor units. */
export interface PromisedOffer {
  id: string
  /** By which the versions of an offer belong together. */
  rootId: string
  number: string
  clientId: string | null
  clientName: string
  currency: string
  status: string
  validUntil: Day
  net: Minor
  tax: Minor
  total: Minor
}

export interface PromisedOfferRow {
  id: string
  root_id: string
  number: string
  client_id: string | null
  client_name: string
  currency: string
  status: string
  valid_until: Day
  tax: StoredInteger
  total: StoredInteger
  ordered: StoredInteger
}

export const PROMISED_COLUMNS =
  'id, root_id, number, client_id, client_name, currency, status, valid_until, tax, total, coalesce(accepted_total, total) as ordered'

/** The VAT of what was ordered is in proportion to that of the whole offer. */
export function promisedOffer(row: PromisedOfferRow): PromisedOffer {
  const [total, ordered] = [row.total, row.ordered].map(moneyFromRow)
  const tax =
    total === 0n ? minor(0n) : minor(roundedQuotient(moneyFromRow(row.tax) * ordered, total))
  return {
    id: row.id,
    rootId: row.root_id,
    number: row.number,
    clientId: row.client_id,
    clientName: row.client_name,
    currency: row.currency,
    status: row.status,
    validUntil: row.valid_until,
    net: minor(ordered - tax),
    tax,
    total: ordered,
  }
}
