import { sum } from '#core/money/minor'
import { DOCUMENTS, type DocumentRow, factsOf } from '#modules/datev/read/document'
import { pages } from '#modules/datev/read/pages'
import { suppliesOf } from '#modules/datev/read/supplies'
import { type InvoiceFamily, readFamilies } from '#modules/vat/public'
import type { Book, Period } from './book.js'
import type { Booking } from './booking.js'
import { type DownPaymentEvent, type DownPaymentStep, downPaymentSteps } from './down_payment.js'
import { taxedBookings } from './taxed_bookings.js'

const DOWN_PAYMENTS = `${DOCUMENTS}
  and documents.kind = 'invoice' and documents.stage = 'downPayment'`
const ORDER = { day: 'documents.date_on', id: 'documents.id' }

/**
 * The bookings of down payments in a period, see `downPaymentSteps`. All of the company's are looked at: a final
 * invoice may come years after the money.
 */
export async function* downPaymentBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  for await (const rows of pages<DocumentRow>(DOWN_PAYMENTS, ORDER, [book.company.id])) {
    const ids = rows.map(({ id }) => id)
    const families = await readFamilies(book.company.id, ids)
    const supplies = await suppliesOf(book.company.id, ids)
    yield rows.flatMap((row) => {
      const family = families.get(row.id)
      if (!family) return []
      const events = [...eventsOf(family), ...(supplies.get(row.id) ?? [])]
      return downPaymentSteps(family.invoice.taxes, events)
        .filter(({ on }) => on >= from && on <= to)
        .flatMap((step) => bookingsOf(book, row, step))
    })
  }
}

const AREAS = {
  advance: 'advance',
  revenue: 'sale',
  skonto: 'skonto',
  writeOff: 'writeOff',
} as const

function bookingsOf(book: Book, row: DocumentRow, { on, kind, groups, source }: DownPaymentStep) {
  const { number, client_id, client_name } = row
  return taxedBookings(book, kind, groups, {
    area: AREAS[kind],
    debtor: book.people.debtor(client_id, client_name),
    facts: factsOf(row),
    on,
    reference: number,
    otherReference: source?.number ?? '',
    text: `Anzahlung ${[number, source?.number, client_name].filter(Boolean).join(' ')}`,
    receiptId: source?.receiptId ?? row.id,
  }) satisfies Booking[]
}

function eventsOf({ settlements, creditNotes, cancellation }: InvoiceFamily): DownPaymentEvent[] {
  const settledBy = (creditNoteId: string) =>
    sum(
      settlements.flatMap((one) =>
        one.kind === 'creditNote' && one.creditNoteId === creditNoteId ? one.amount : []
      )
    )
  return [
    ...settlements.flatMap((settled): DownPaymentEvent[] => {
      const { id, on } = settled
      if ('taxes' in settled) {
        return [{ id, on, kind: 'lowered', by: settled.kind, taxes: settled.taxes }]
      }
      return 'creditNoteId' in settled ? [] : [{ id, on, kind: 'money', amount: settled.amount }]
    }),
    ...creditNotes.map(
      ({ id, dateOn: on, taxes }): DownPaymentEvent => ({
        id,
        on,
        kind: 'corrected',
        taxes,
        settled: settledBy(id),
      })
    ),
    ...[...creditNotes, ...(cancellation ? [cancellation] : [])].flatMap(({ givenBack }) =>
      givenBack.map(
        ({ id, on, amount }): DownPaymentEvent => ({ id, on, kind: 'givenBack', amount })
      )
    ),
  ]
}
