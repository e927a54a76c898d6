import type { Day } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Buyer, Seller, TaxCategory } from '#modules/documents/public'
import type { TaxGroup } from '#modules/vat/public'
import type { Exchanged } from './own_amount.js'

/** An issued document as its bookings need it. */
export interface DocumentRow {
  id: string
  on_day: Day
  kind: 'invoice' | 'cancellation' | 'creditNote'
  number: string
  due_on: Day | null
  service_on: Day | null
  service_until: Day | null
  currency: string
  exchange_rate: StoredInteger | null
  total: StoredInteger
  client_id: string | null
  client_name: string
  seller: string | null
  buyer: string | null
  is_triangular: number | boolean
  is_imported: number | boolean
  cancels_id: string | null
  /** Of the invoice that a cancellation or credit note is on. */
  origin_number: string | null
  origin_stage: string | null
  stage: string
}

const COLUMNS = [
  'id',
  'kind',
  'number',
  'due_on',
  'service_on',
  'service_until',
  'currency',
  'stage',
  'exchange_rate',
  'total',
  'client_id',
  'client_name',
  'seller',
  'buyer',
  'is_triangular',
  'is_imported',
  'cancels_id',
]

/** Issued documents with the invoice that they are on; ends in a condition. */
export const DOCUMENTS = `
  select ${COLUMNS.map((name) => `documents.${name}`).join(', ')}, documents.date_on as on_day,
    origins.number as origin_number, origins.stage as origin_stage
  from invoices as documents
  left join invoices as origins on origins.company_id = documents.company_id
    and origins.id = coalesce(documents.cancels_id, documents.corrects_id)
  where documents.company_id = ? and documents.status not in ('Draft', 'Void')`

/** Particulars of a document that choose accounts and texts. */
export interface Facts extends Exchanged {
  isSmallBusiness: boolean
  country: string
  vatId: string
  /** The middle supply of a triangular transaction (§ 25b UStG). */
  isTriangular: boolean
  /** The company's currency when it was issued. */
  ownCurrency: string
}

type FactsRow = Pick<
  DocumentRow,
  'seller' | 'buyer' | 'currency' | 'exchange_rate' | 'is_triangular'
>

export function factsOf(row: FactsRow) {
  const seller: Partial<Seller> = JSON.parse(row.seller ?? '{}')
  const buyer: Partial<Buyer> = JSON.parse(row.buyer ?? '{}')
  return {
    isSmallBusiness: seller.isSmallBusiness ?? false,
    country: buyer.country || 'DE',
    vatId: buyer.vatId ?? '',
    isTriangular: Boolean(row.is_triangular),
    ownCurrency: seller.currency ?? row.currency,
    currency: row.currency,
    rate: row.exchange_rate === null ? null : decimalFromRow(row.exchange_rate),
  } satisfies Facts
}

export interface StoredGroup {
  category: TaxCategory
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

export const groupOf = ({ category, rate, base, tax }: StoredGroup): TaxGroup => ({
  category,
  rate: decimalFromRow(rate),
  net: moneyFromRow(base),
  tax: moneyFromRow(tax),
})

/** The last day of the supply; null where it is the day of the document. */
export function suppliedOn(row: Pick<DocumentRow, 'service_on' | 'service_until' | 'on_day'>) {
  const day = row.service_until ?? row.service_on ?? row.on_day
  return day === row.on_day ? null : day
}
