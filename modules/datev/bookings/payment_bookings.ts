import type { Day } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, sum } from '#core/money/minor'
import { type Exchanged, isCountable, ownPart } from '#modules/datev/read/own_amount'
import { pages } from '#modules/datev/read/pages'
import { paidInvoices } from '#modules/datev/read/paid_invoices'
import type { Book, Period } from './book.js'
import { type Booking, PLAIN } from './booking.js'
import { moneyAccount } from './money_account.js'
import { foreignText } from './taxed_bookings.js'

interface Row {
  id: string
  on_day: Day
  currency: string
  amount: StoredInteger
  method: string
  client_id: string | null
  client_name: string
}

const PAYMENTS = `
  select id, paid_on as on_day, currency, amount, method, client_id, client_name
  from payments where company_id = ? and paid_on between ? and ?`

/** A part of a payment: for one invoice, or the rest, which stays with the client as credit. */
interface Part {
  number: string
  amount: Minor
  before: Minor
  exchanged: Exchanged
}

/** Money from clients in a period: bank or till against the client, a line for each invoice. */
export async function* paymentBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  const order = { day: 'paid_on', id: 'id' }
  for await (const rows of pages<Row>(PAYMENTS, order, [book.company.id, from, to])) {
    const settled = await paidInvoices(
      book.company.id,
      rows.map(({ id }) => id)
    )
    yield rows.flatMap((row) => {
      const paid: Part[] = settled.get(row.id) ?? []
      const rest = minor(moneyFromRow(row.amount) - sum(paid.map(({ amount }) => amount)))
      const exchanged = paid[0]?.exchanged ?? { currency: row.currency, rate: null }
      const credit = { number: '', amount: rest, before: minor(0n), exchanged }
      return [...paid, credit].flatMap((part) => bookingOf(book, row, part))
    })
  }
}

function bookingOf(book: Book, row: Row, part: Part): Booking[] {
  const { on_day: on, client_id, client_name, method, currency } = row
  if (part.amount === 0n) return []
  if (!isCountable(part.exchanged, book.currency)) {
    book.remark('no_rate', part.number || client_name, on, currency)
    return []
  }
  if (currency !== book.currency) book.remark('foreign_currency', part.number, on, currency)
  return [
    {
      ...PLAIN,
      area: 'payment',
      amount: ownPart({ before: part.before, part: part.amount }, part.exchanged, book.currency),
      account: moneyAccount(book, method),
      contra: book.people.debtor(client_id, client_name),
      on,
      reference: part.number,
      text: ['Zahlung', part.number, client_name].filter(Boolean).join(' '),
      foreign: foreignText(part.amount, currency, book.currency),
    },
  ]
}
