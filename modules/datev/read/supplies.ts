import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { DownPaymentEvent } from '#modules/datev/bookings/down_payment'

interface Row {
  down_payment_id: string
  final_id: string
  final_number: string
  final_on: Day
  cancellation_id: string | null
  cancellation_number: string | null
  cancellation_on: Day | null
}

/** When final invoices took down payments off, and when their cancellations released them, by down payment. */
export async function suppliesOf(
  companyId: string,
  downPaymentIds: string[]
): Promise<Map<string, DownPaymentEvent[]>> {
  if (downPaymentIds.length === 0) return new Map()
  const rows: Row[] = await reader()
    .from('deducted_down_payments as deducted')
    .join('invoices as finals', (on) => {
      on.on('finals.company_id', 'deducted.company_id').on('finals.id', 'deducted.invoice_id')
    })
    .leftJoin('invoices as cancellations', (on) => {
      on.on('cancellations.company_id', 'finals.company_id').on(
        'cancellations.cancels_id',
        'finals.id'
      )
    })
    .where('deducted.company_id', companyId)
    .whereIn('deducted.down_payment_id', downPaymentIds)
    .where('finals.kind', 'invoice')
    .whereNotIn('finals.status', ['Draft', 'Void'])
    .select(
      ...['deducted.down_payment_id', 'finals.id as final_id', 'finals.number as final_number'],
      ...['finals.date_on as final_on', 'cancellations.id as cancellation_id'],
      ...['cancellations.number as cancellation_number'],
      ...['cancellations.date_on as cancellation_on']
    )
  return new Map(
    [...Map.groupBy(rows, (row) => row.down_payment_id)].map(
      ([id, own]) => [id, own.flatMap(eventsOf)] as const
    )
  )
}

function eventsOf(row: Row): DownPaymentEvent[] {
  const { final_id, final_number, final_on, cancellation_on } = row
  const supplied = { kind: 'supplied', number: final_number, receiptId: final_id } as const
  const events: DownPaymentEvent[] = [{ ...supplied, on: final_on, id: final_id }]
  if (row.cancellation_id && row.cancellation_number && cancellation_on) {
    events.push({
      kind: 'released',
      number: row.cancellation_number,
      receiptId: row.cancellation_id,
      on: cancellation_on,
      id: row.cancellation_id,
    })
  }
  return events
}
