import type { StoredInteger } from '#core/money/columns'
import { pages, rowsByOwner } from '#modules/datev/read/pages'
import type { Book, Period } from './book.js'
import { type Booking, PLAIN } from './booking.js'
import { skontoLegs } from './purchase_legs.js'
import {
  EXPENSES,
  type ExpenseRow,
  type LineRow,
  ownLines,
  particulars,
} from './purchase_records.js'

/** A line with what Skonto lowers in it, in the currency of the receipt. */
interface LoweredRow extends Pick<LineRow, 'category' | 'tax_rate'> {
  skonto_net: StoredInteger
  skonto_tax: StoredInteger
  skonto_business_net: StoredInteger
  skonto_business_tax: StoredInteger
}

const LOWERED = `${EXPENSES('paid_on')} and took_skonto = 1`
const ORDER = { day: 'paid_on', id: 'id' }
const LINES = { table: 'expense_lines', owner: 'expense_id', order: 'position' }

/** Skonto that vendors gave in a period, on the day of the payment, with the input VAT that it takes back (§ 17 UStG). */
export async function* purchaseSkontoBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  for await (const rows of pages<ExpenseRow>(LOWERED, ORDER, [book.company.id, from, to])) {
    const own = rows.filter((row) => row.own_currency === book.currency)
    const ids = own.map(({ id }) => id)
    const lines = await rowsByOwner<LoweredRow>(LINES, book.company.id, ids)
    yield own.flatMap((row) => bookingsOf(book, row, (lines.get(row.id) ?? []).map(loweredLine)))
  }
}

const loweredLine = (row: LoweredRow): LineRow => ({
  category: row.category,
  tax_rate: row.tax_rate,
  net: row.skonto_net,
  tax: row.skonto_tax,
  business_net: row.skonto_business_net,
  business_tax: row.skonto_business_tax,
})

const bookingsOf = (book: Book, row: ExpenseRow, lines: LineRow[]): Booking[] =>
  ownLines(row, lines, book.currency).flatMap((line) =>
    skontoLegs(line, book.isSmallBusiness)
      .filter(({ amount }) => amount !== 0n)
      .map(({ account, amount, tax, key }) => ({
        ...PLAIN,
        ...particulars(row),
        area: 'purchaseSkonto' as const,
        amount,
        tax,
        key,
        account: book.people.creditor(row.folded_vendor, row.vendor),
        contra: book.account(account),
        text: `Skonto ${row.reference || row.number} ${row.vendor}`,
      }))
  )
