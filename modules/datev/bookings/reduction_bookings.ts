import type { Day } from '#core/clock'
import { type DocumentRow, factsOf, groupOf, type StoredGroup } from '#modules/datev/read/document'
import { pages, rowsByOwner } from '#modules/datev/read/pages'
import { turned } from '#modules/vat/public'
import type { Book, Period } from './book.js'
import type { Booking } from './booking.js'
import { taxedBookings } from './taxed_bookings.js'

type Row = { id: string; on_day: Day; kind: 'skonto' | 'writeOff' } & Pick<
  DocumentRow,
  | 'number'
  | 'client_id'
  | 'client_name'
  | 'seller'
  | 'buyer'
  | 'is_triangular'
  | 'currency'
  | 'exchange_rate'
>

const REDUCTIONS = `
  select settlements.id, settlements.settled_on as on_day, settlements.kind, invoices.number,
    invoices.client_id, invoices.client_name, invoices.seller, invoices.buyer, invoices.is_triangular, invoices.currency,
    invoices.exchange_rate
  from settlements
  join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.kind in ('skonto', 'writeOff')
    and invoices.stage <> 'downPayment' and settlements.settled_on between ? and ?`
const ORDER = { day: 'settlements.settled_on', id: 'settlements.id' }
const REDUCED = { table: 'settlement_taxes', owner: 'settlement_id', order: 'id' }

/** Skonto and write-offs of a period, with the VAT that they take back (§ 17 UStG). */
export async function* reductionBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  for await (const rows of pages<Row>(REDUCTIONS, ORDER, [book.company.id, from, to])) {
    const ids = rows.map(({ id }) => id)
    const taxes = await rowsByOwner<StoredGroup>(REDUCED, book.company.id, ids)
    yield rows.flatMap((row) =>
      taxedBookings(book, row.kind, turned((taxes.get(row.id) ?? []).map(groupOf)), {
        area: row.kind,
        debtor: book.people.debtor(row.client_id, row.client_name),
        facts: factsOf(row),
        on: row.on_day,
        reference: row.number,
        text: `${WORDS[row.kind]} ${row.number} ${row.client_name}`,
      })
    )
  }
}

/** DATEV is used in German. */
const WORDS = { skonto: 'Skonto', writeOff: 'Forderungsverlust' }
