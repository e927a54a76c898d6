import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { Exchanged } from './own_amount.js'

/** The part of a payment that settles an invoice. */
export interface PaidInvoice {
  id: string
  number: string
  amount: Minor
  /** Money that had come for the invoice before, in its currency. */
  before: Minor
  exchanged: Exchanged
}

interface Row {
  id: string
  payment_id: string
  invoice_id: string
  settled_on: Day
  amount: StoredInteger
  number: string
  currency: string
  exchange_rate: StoredInteger | null
}

/** The invoices that some payments settle, by payment. */
export async function paidInvoices(
  companyId: string,
  paymentIds: string[]
): Promise<Map<string, PaidInvoice[]>> {
  const rows = await settlementsBy(companyId, 'payment_id', paymentIds)
  const foreign = rows.filter(({ exchange_rate }) => exchange_rate !== null)
  const all = await settlementsBy(companyId, 'invoice_id', [
    ...new Set(foreign.map(({ invoice_id }) => invoice_id)),
  ])
  const paid = rows.map((row) => ({
    paymentId: row.payment_id,
    id: row.invoice_id,
    number: row.number,
    amount: moneyFromRow(row.amount),
    before: row.exchange_rate === null ? NOTHING : before(row, all),
    exchanged: {
      currency: row.currency,
      rate: row.exchange_rate === null ? null : decimalFromRow(row.exchange_rate),
    },
  }))
  return Map.groupBy(paid, ({ paymentId }) => paymentId)
}

const before = (row: Row, all: Row[]) =>
  sum(
    all
      .filter(({ invoice_id }) => invoice_id === row.invoice_id)
      .filter(({ settled_on, id }) => `${settled_on} ${id}` < `${row.settled_on} ${row.id}`)
      .map(({ amount }) => minor(BigInt(amount)))
  )

async function settlementsBy(
  companyId: string,
  column: 'payment_id' | 'invoice_id',
  ids: string[]
): Promise<Row[]> {
  if (ids.length === 0) return []
  return await reader()
    .from('settlements')
    .join('invoices', (on) => {
      on.on('invoices.company_id', 'settlements.company_id').on(
        'invoices.id',
        'settlements.invoice_id'
      )
    })
    .where('settlements.company_id', companyId)
    .where('settlements.kind', 'payment')
    .whereIn(`settlements.${column}`, ids)
    .orderBy(['settlements.settled_on', 'settlements.id'])
    .select(
      ...['settlements.id', 'settlements.payment_id', 'settlements.invoice_id'],
      ...['settlements.settled_on', 'settlements.amount'],
      ...['invoices.number', 'invoices.currency', 'invoices.exchange_rate']
    )
}
