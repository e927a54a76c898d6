import type { Day } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor } from '#core/money/minor'
import { isCountable, ownAmount } from '#modules/datev/read/own_amount'
import { pages } from '#modules/datev/read/pages'
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
  /** Of the credit note or cancellation that the money goes back for, and of its invoice. */
  number: string | null
  origin_number: string | null
  exchange_rate: StoredInteger | null
}

const REFUNDS = `
  select refunds.id, refunds.refunded_on as on_day, refunds.currency, refunds.amount, refunds.method,
    credits.client_id, credits.client_name, notes.number, notes.exchange_rate,
    origins.number as origin_number
  from credit_refunds as refunds
  join client_credits as credits on credits.company_id = refunds.company_id and credits.id = refunds.credit_id
  left join invoices as notes on notes.company_id = credits.company_id and notes.id = credits.credit_note_id
  left join invoices as origins on origins.company_id = notes.company_id
    and origins.id = coalesce(notes.cancels_id, notes.corrects_id)
  where refunds.company_id = ? and refunds.refunded_on between ? and ?`
const ORDER = { day: 'refunds.refunded_on', id: 'refunds.id' }

/** Money that went back to clients in a period. */
export async function* refundBookings(book: Book, { from, to }: Period): AsyncGenerator<Booking[]> {
  for await (const rows of pages<Row>(REFUNDS, ORDER, [book.company.id, from, to])) {
    yield rows.flatMap((row) => bookingOf(book, row))
  }
}

function bookingOf(book: Book, row: Row): Booking[] {
  const { on_day: on, currency, client_id, client_name, number } = row
  const rate = row.exchange_rate === null ? null : decimalFromRow(row.exchange_rate)
  const amount = moneyFromRow(row.amount)
  if (!isCountable({ currency, rate }, book.currency)) {
    book.remark('no_rate', number ?? client_name, on, currency)
    return []
  }
  return [
    {
      ...PLAIN,
      area: 'refund',
      amount: minor(-ownAmount(amount, { currency, rate }, book.currency)),
      account: moneyAccount(book, row.method),
      contra: book.people.debtor(client_id, client_name),
      on,
      reference: row.origin_number ?? '',
      otherReference: number ?? '',
      text: `Erstattung ${number ?? ''} ${client_name}`.replace('  ', ' '),
      foreign: foreignText(amount, currency, book.currency),
    },
  ]
}
