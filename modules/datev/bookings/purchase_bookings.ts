import type { Day } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { type Exchanged, ownPart } from '#modules/datev/read/own_amount'
import { pages, rowsByOwner } from '#modules/datev/read/pages'
import type { CategoryKey, TaxTreatment } from '#modules/expenses/public'
import type { Book, Period } from './book.js'
import { type Booking, PLAIN } from './booking.js'
import { type PurchaseLine, purchaseLegs } from './purchase_legs.js'
import { foreignText } from './taxed_bookings.js'

interface ExpenseRow {
  id: string
  on_day: Day
  number: string
  vendor: string
  folded_vendor: string
  vendor_vat_id: string
  reference: string
  due_on: Day | null
  tax_treatment: TaxTreatment
  currency: string
  exchange_rate: StoredInteger | null
  own_currency: string
  own_gross: StoredInteger
  receipts: StoredInteger
}

interface LineRow {
  category: CategoryKey
  tax_rate: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  business_net: StoredInteger
  business_tax: StoredInteger
}

const EXPENSES = (day: string) => `
  select id, ${day} as on_day, number, vendor, folded_vendor, vendor_vat_id, reference, due_on,
    tax_treatment, currency, exchange_rate, own_currency, own_gross, receipts
  from expenses where company_id = ? and ${day} between ? and ?`
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

/** Payments of expenses in a period, from the bank. */
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
        amount: minor(-moneyFromRow(row.own_gross)),
        account: book.account('bank'),
        contra: book.people.creditor(row.folded_vendor, row.vendor),
        text: `Zahlung ${row.reference || row.number} ${row.vendor}`,
      }))
      .filter(({ amount }) => amount !== 0n)
  }
}

function bookingsOf(book: Book, row: ExpenseRow, lines: LineRow[]): Booking[] {
  const { number, on_day: on, vendor, currency } = row
  if (row.own_currency !== book.currency) {
    book.remark('other_currency', number, on, row.own_currency)
    return []
  }
  if (Number(row.receipts) === 0) book.remark('no_receipt', number, on)
  if (row.tax_treatment === 'reverseCharge') book.remark('reverse_charge', number, on)
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

const particulars = ({ on_day: on, reference, number }: ExpenseRow) => ({
  on,
  reference: reference || number,
  otherReference: reference ? number : '',
})

/** The lines in the company's currency, so that they come to the amounts of the expense. */
function ownLines(
  row: ExpenseRow,
  lines: LineRow[],
  ownCurrency: string
): (PurchaseLine & { foreign: Minor })[] {
  const exchanged: Exchanged = {
    currency: row.currency,
    rate: row.exchange_rate === null ? null : decimalFromRow(row.exchange_rate),
  }
  let [net, tax] = [minor(0n), minor(0n)]
  return lines.map((line) => {
    const part = { net: moneyFromRow(line.net), tax: moneyFromRow(line.tax) }
    const business = {
      net: moneyFromRow(line.business_net),
      tax: moneyFromRow(line.business_tax),
    }
    const own = {
      net: ownPart({ before: net, part: part.net }, exchanged, ownCurrency),
      tax: ownPart({ before: tax, part: part.tax }, exchanged, ownCurrency),
    }
    const counted = {
      net: ownShare(own.net, { part: business.net, of: part.net }),
      tax: ownShare(own.tax, { part: business.tax, of: part.tax }),
    }
    net = minor(net + part.net)
    tax = minor(tax + part.tax)
    return {
      ...counted,
      private: minor(own.net + own.tax - counted.net - counted.tax),
      category: line.category,
      rate: decimalFromRow(line.tax_rate),
      treatment: row.tax_treatment,
      foreign: minor(part.net + part.tax),
    }
  })
}

/** The business part of an amount in the company's currency, by its part in the currency of the receipt. */
const ownShare = (own: Minor, { part, of }: { part: Minor; of: Minor }) =>
  part === of ? own : minor(roundedQuotient(own * part, of))
