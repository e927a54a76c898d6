import {
  DOCUMENTS,
  type DocumentRow,
  factsOf,
  groupOf,
  type StoredGroup,
  suppliedOn,
} from '#modules/datev/read/document'
import { isCountable } from '#modules/datev/read/own_amount'
import { pages, rowsByOwner } from '#modules/datev/read/pages'
import type { Book, Period } from './book.js'
import type { Booking } from './booking.js'
import { type Occasion, taxedBookings } from './taxed_bookings.js'

const IN_PERIOD = `${DOCUMENTS}
  and coalesce(origins.stage, documents.stage) <> 'downPayment' and documents.date_on between ? and ?`
const ORDER = { day: 'documents.date_on', id: 'documents.id' }

/**
 * Invoices, credit notes and cancellations of a period. A cancellation is booked with turned sides and its own number
 * and day, and takes Skonto and write-offs of its invoice back too. Down payments have bookings of their own.
 */
export async function* documentBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  const values = [book.company.id, from, to]
  for await (const rows of pages<DocumentRow>(IN_PERIOD, ORDER, values)) {
    const taxes = await taxesOf(
      book,
      rows.map(({ id }) => id)
    )
    const lowered = await loweredOf(
      book,
      rows.flatMap(({ cancels_id }) => cancels_id ?? [])
    )
    yield rows.flatMap((row) => {
      const occasion = occasionOf(book, row)
      return [
        ...taxedBookings(book, 'revenue', taxes.get(row.id) ?? [], occasion),
        ...(lowered.get(row.cancels_id ?? '') ?? []).flatMap(({ kind, groups }) =>
          taxedBookings(book, kind, groups, { ...occasion, area: kind })
        ),
      ]
    })
  }
}

function occasionOf(book: Book, row: DocumentRow): Occasion {
  const facts = factsOf(row)
  const { number, on_day: on, origin_number, client_name, currency } = row
  if (row.is_imported) book.remark('imported', number, on)
  const isForeign = currency !== book.currency && isCountable(facts, book.currency)
  if (isForeign) book.remark('foreign_currency', number, on, currency)
  return {
    area: 'sale',
    debtor: book.people.debtor(row.client_id, client_name),
    facts,
    on,
    reference: origin_number ?? number,
    otherReference: origin_number ? number : '',
    text: `${number} ${client_name}`,
    receiptId: row.id,
    dueOn: row.kind === 'invoice' ? row.due_on : null,
    suppliedOn: row.kind === 'invoice' ? suppliedOn(row) : null,
  }
}

const TAXES = { table: 'invoice_taxes', owner: 'invoice_id', order: 'id' }

async function taxesOf(book: Book, ids: string[]) {
  const rows = await rowsByOwner<StoredGroup>(TAXES, book.company.id, ids)
  return new Map([...rows].map(([id, own]) => [id, own.map(groupOf)] as const))
}

const SETTLEMENTS = { table: 'settlements', owner: 'invoice_id', order: 'id' }
const REDUCED = { table: 'settlement_taxes', owner: 'settlement_id', order: 'id' }

/** Skonto and write-offs of cancelled invoices, as the amounts that the client owes again. */
async function loweredOf(book: Book, cancelledIds: string[]) {
  type Settlement = { id: string; kind: string }
  const settlements = await rowsByOwner<Settlement>(SETTLEMENTS, book.company.id, cancelledIds)
  const lowering = [...settlements.values()].flat().filter(isLowering)
  const taxes = await rowsByOwner<StoredGroup>(
    REDUCED,
    book.company.id,
    lowering.map(({ id }) => id)
  )
  return new Map(
    [...settlements].map(([id, own]) => [
      id,
      own.filter(isLowering).map((one) => ({
        kind: one.kind,
        groups: (taxes.get(one.id) ?? []).map(groupOf),
      })),
    ])
  )
}

const isLowering = <S extends { kind: string }>(
  settlement: S
): settlement is S & { kind: 'skonto' | 'writeOff' } =>
  settlement.kind === 'skonto' || settlement.kind === 'writeOff'
