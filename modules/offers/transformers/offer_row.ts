import { type Day, instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferStatus } from '#modules/offers/offer_status'

/** A row of a table of offers with the columns of `OFFER_ROW_COLUMNS`. */
export interface OfferRow<Status extends OfferStatus = OfferStatus> {
  id: string
  status: Status
  number: string | null
  revision: number
  is_superseded: boolean | number
  client_id: string | null
  client_name: string
  date_on: Day
  valid_until: Day
  currency: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  accepted_total: StoredInteger | null
  created_at: number
  sent_at: number | null
}

export const OFFER_ROW_COLUMNS = [
  'id',
  'status',
  'number',
  'revision',
  'is_superseded',
  'client_id',
  'client_name',
  'date_on',
  'valid_until',
  'currency',
  'net',
  'tax',
  'total',
  'accepted_total',
  'created_at',
  'sent_at',
] as const satisfies (keyof OfferRow)[]

export const offerRow = <Kind extends Offer>(offer: Kind): OfferRow<Kind['status']> => ({
  id: offer.id,
  status: offer.status,
  number: offer.number,
  revision: offer.revision,
  is_superseded: offer.isSuperseded,
  client_id: offer.clientId,
  client_name: offer.clientName,
  date_on: offer.dateOn,
  valid_until: offer.validUntil,
  currency: offer.currency,
  net: offer.net,
  tax: offer.tax,
  total: offer.total,
  accepted_total: offer.acceptedTotal,
  created_at: offer.createdAt,
  sent_at: offer.sentAt,
})

/** An offer as lists show it, without its status. */
export function transformOfferRow(row: OfferRow) {
  const { currency } = row
  const money = (amount: StoredInteger) => moneyNumber(moneyFromRow(amount), currency)
  return {
    _id: row.id,
    number: row.number,
    revision: Number(row.revision),
    isSuperseded: Boolean(row.is_superseded),
    date: row.date_on,
    validUntil: row.valid_until,
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
