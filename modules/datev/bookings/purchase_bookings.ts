import { moneyFromRow } from '#core/money/columns'
import { minor } from '#core/money/minor'
import { pages, rowsByOwner } from '#modules/datev/read/pages'
import type { Book, Period } from './book.js'
import { type Booking, PLAIN } from './booking.js'
import { purchaseLegs } from './purchase_legs.js'
import {
  EXPENSES,
  type ExpenseRow,
  type LineRow,
  ownLines,
  particulars,
} from './purchase_records.js'
import { foreignText } from './taxed_bookings.js'

const RECORDED = EXPENSES('issued_on')
const PAID = EXPENSES('paid_on')
const LINES = { table: 'expense_lines', owner: 'expense_id', order: 'position' }

/** Expenses of a period, on the day of their receipt: against the vendor, a line for each account and tax key. */
export async function* purchaseBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  const order = { day: 'issued_on', id: 'id' }
  for await (const rows of pages<ExpenseRow>(RECORDED, order, [book.company.id, from, to])) {
    const ids = rows.map(({ id }) => id)
    const lines = await rowsByOwner<LineRow>(LINES, book.company.id, ids)
    yield rows.flatMap((row) => bookingsOf(book, row, lines.get(row.id) ?? []))
  }
}

/** Payments of expenses in a period, from the bank, less Skonto. */
export async function* purchasePaymentBookings(
  book: Book,
  { from, to }: Period
): AsyncGenerator<Booking[]> {
  const order = { day: 'paid_on', id: 'id' }
  for await (const rows of pages<ExpenseRow>(PAID, order, [book.company.id, from, to])) {
    yield rows
      .filter((row) => row.own_currency === book.currency)
      .map((row) => ({
        ...PLAIN,
        ...particulars(row),
        area: 'purchasePayment' as const,
        amount: minor(skontoOf(row) - moneyFromRow(row.own_gross)),
        account: book.account('bank'),
        contra: book.people.creditor(row.folded_vendor, row.vendor),
        text: `Zahlung ${row.reference || row.number} ${row.vendor}`,
      }))
      .filter(({ amount }) => amount !== 0n)
  }
}

const skontoOf = (row: ExpenseRow) =>
  moneyFromRow(row.own_skonto_net) + moneyFromRow(row.own_skonto_tax)

function bookingsOf(book: Book, row: ExpenseRow, lines: LineRow[]): Booking[] {
  const { number, on_day: on, vendor, currency } = row
  if (row.own_currency !== book.currency) {
    book.remark('other_currency', number, on, row.own_currency)
    return []
  }
  if (Number(row.receipts) === 0) book.remark('no_receipt', number, on)
  if (isUnexplainedMeal(row, lines)) book.remark('meal_unexplained', number, on)
  if (row.tax_treatment === 'reverseCharge') book.remark('reverse_charge', number, on)
  if (row.tax_treatment === 'triangular') book.remark('triangular_purchase', number, on)
  if (currency !== book.currency) book.remark('foreign_currency', number, on, currency)
  return ownLines(row, lines, book.currency).flatMap((line) => {
    const { legs, isKnown } = purchaseLegs(line, book.isSmallBusiness)
    if (!isKnown) book.remark('other_rate', number, on, `${Number(line.rate) / 1e6} %`)
    return legs
      .filter(({ amount }) => amount !== 0n)
      .map(({ account, amount, tax, key }) => ({
        ...PLAIN,
        ...particulars(row),
        area: 'purchase' as const,
        amount: minor(-amount),
        tax: minor(-tax),
        account: book.people.creditor(row.folded_vendor, vendor),
        contra: book.account(account),
        key,
        receiptId: Number(row.receipts) > 0 ? row.id : null,
        dueOn: row.due_on,
        foreign: foreignText(minor(line.foreign), currency, book.currency),
        text: `${vendor} ${row.reference || number}`,
      }))
  })
}

/** A business meal needs its occasion and its guests in writing (§ 4 (5) sentence 1 no. 2 EStG). */
const isUnexplainedMeal = ({ occasion, guests }: ExpenseRow, lines: LineRow[]) =>
  (occasion === '' || guests === '') && lines.some(({ category }) => category === 'entertainment')
