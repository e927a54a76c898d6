import { type Day, instantText } from '#core/clock'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { CategoryKey } from '#modules/expenses/categories'
import type { Claimant } from '#modules/expenses/claims/claimants'
import { statusOf } from '#modules/expenses/expense_status'
import type { ExpensePlace } from '#modules/expenses/queries/expense_places'
import type { ReceiptInfo } from '#modules/expenses/receipts/receipt_rows'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'

/** A row of `expenses`, from the query builder. */
export interface ExpenseRow {
  id: string
  number: string
  vendor: string
  vendor_id: string | null
  vendor_vat_id: string
  vendor_iban: string
  reference: string
  issued_on: Day
  due_on: Day | null
  paid_on: Day | null
  tax_treatment: TaxTreatment
  currency: string
  exchange_rate: StoredInteger | null
  net: StoredInteger
  tax: StoredInteger
  gross: StoredInteger
  owed_tax: StoredInteger
  own_currency: string
  own_net: StoredInteger
  own_tax: StoredInteger
  own_gross: StoredInteger
  skonto_percent: StoredInteger | null
  skonto_on: Day | null
  skonto: StoredInteger
  took_skonto: boolean | number
  private_share: StoredInteger
  own_business_net: StoredInteger
  own_business_tax: StoredInteger
  project_id: string | null
  client_id: string | null
  is_rebillable: boolean | number
  markup: StoredInteger
  receipts: StoredInteger
  occasion: string
  guests: string
  notes: string
  created_at: number
  version: StoredInteger
}

export interface ExpenseLineRow {
  id: string
  expense_id: string
  category: CategoryKey
  description: string
  tax_rate: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  gross: StoredInteger
}

/** The parts of an expense in a list beside its row. */
interface RowParts {
  lines: ExpenseLineRow[]
  /** The person who handed it in. */
  claimant: Claimant | undefined
  place: ExpensePlace
  /** Today in the company's time zone. */
  day: Day
}

/** An expense in a list. */
export const transformExpenseRow = (
  row: ExpenseRow,
  { lines, claimant, place, day }: RowParts
) => ({
  _id: row.id,
  number: row.number,
  vendor: row.vendor,
  reference: row.reference,
  date: row.issued_on,
  dueDate: row.due_on,
  paidDate: row.paid_on,
  status: statusOf({ paidOn: row.paid_on, dueOn: row.due_on }, day),
  categories: [...new Set(lines.map(({ category }) => category))],
  currency: row.currency,
  net: money(row.net, row.currency),
  tax: money(row.tax, row.currency),
  gross: money(row.gross, row.currency),
  skonto: transformSkonto(row),
  client: place.client,
  project: place.project,
  isRebillable: Boolean(row.is_rebillable),
  /** The invoice that charges it on; null while none does. */
  billedBy: place.billedBy,
  receiptCount: Number(row.receipts),
  /** The person who handed it in; null when the desk recorded it. A `person` who paid gets the money back. */
  claimant: claimant
    ? {
        _id: claimant.claimId,
        name: claimant.name,
        kind: claimant.kind,
        paidBy: claimant.paidBy,
      }
    : null,
  version: Number(row.version),
})

/** The discount for paying until `until`, as the vendor offers it; null without any. */
const transformSkonto = ({
  skonto_percent,
  skonto_on,
  skonto,
  took_skonto,
  currency,
}: ExpenseRow) =>
  skonto_percent === null
    ? null
    : {
        /** Percent. */
        percent: decimalNumber(decimalFromRow(skonto_percent)),
        until: skonto_on,
        amount: money(skonto, currency),
        isTaken: Boolean(took_skonto),
      }

/** The parts of an expense with everything that its form holds. */
interface ExpenseParts extends RowParts {
  receipts: ReceiptInfo[]
  bankEntry: { _id: string; date: Day } | null
  recurring: { _id: string } | null
}

/** An expense with everything that its form holds. Amounts are in major units of `currency`, `own` in the company's. */
export const transformExpense = (
  row: ExpenseRow,
  { receipts, bankEntry, recurring, ...parts }: ExpenseParts
) => ({
  ...transformExpenseRow(row, parts),
  vendorId: row.vendor_id,
  vendorVatId: row.vendor_vat_id,
  vendorIban: row.vendor_iban,
  taxTreatment: row.tax_treatment,
  exchangeRate:
    row.exchange_rate === null ? null : decimalNumber(decimalFromRow(row.exchange_rate)),
  /** Percent. */
  privateShare: decimalNumber(decimalFromRow(row.private_share)),
  markup: decimalNumber(decimalFromRow(row.markup)),
  /** The entry of the bank that paid it; null when it was marked by hand. */
  bankEntry,
  /** The recurring expense that recorded it; null when somebody did. */
  recurring,
  owedTax: money(row.owed_tax, row.currency),
  own: {
    currency: row.own_currency,
    net: money(row.own_net, row.own_currency),
    tax: money(row.own_tax, row.own_currency),
    gross: money(row.own_gross, row.own_currency),
    /** Without the private share. */
    businessNet: money(row.own_business_net, row.own_currency),
    businessTax: money(row.own_business_tax, row.own_currency),
  },
  lines: parts.lines.map((line) => ({
    category: line.category,
    description: line.description,
    taxRate: decimalNumber(decimalFromRow(line.tax_rate)),
    net: money(line.net, row.currency),
    tax: money(line.tax, row.currency),
    amount: money(line.gross, row.currency),
  })),
  receipts: receipts.map(transformReceipt),
  /** Why guests were entertained, and their names. */
  occasion: row.occasion,
  guests: row.guests,
  notes: row.notes,
  createdAt: instantText(row.created_at),
})

const transformReceipt = ({ id, name, type, size, sha256 }: ReceiptInfo) => ({
  _id: id,
  name,
  type,
  size: Number(size),
  sha256,
})

const money = (stored: StoredInteger, currency: string) =>
  moneyNumber(moneyFromRow(stored), currency)
