import { addDays, type Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { namesNumber, numberSigns, searchable } from '#modules/banking/suggest/number_in_text'
import { allocationsOf } from '#modules/payments/public'

/** People recording a payment by hand read the day off the account, or guess it. */
const MOST_DAYS_APART = 10
const MOST = 3

interface PaymentRow {
  id: string
  currency: string
  amount: StoredInteger
  paid_on: Day
  client_name: string
}

/** A payment that was recorded by hand, and the numbers of its invoices. */
export interface RecordedPayment {
  id: string
  paidOn: Day
  clientName: string
  numbers: string[]
  /** The entry names one of these numbers. */
  isNamed: boolean
}

/**
 * Payments recorded by hand that could be the same as some entries: with the same amount, around the same day, and
 * without an entry yet. Cash never passes through a bank.
 * @returns by the id of the entry, those whose invoice it names first, then by distance in days
 */
export async function recordedPayments(company: CompanyReference, entries: BankEntryRow[]) {
  const found = new Map<string, RecordedPayment[]>()
  const payments = await unlinkedPayments(company, entries)
  const allocations = await allocationsOf(
    company,
    payments.map(({ id }) => id)
  )
  for (const entry of entries) {
    const text = searchable(`${entry.purpose} ${entry.end_to_end}`)
    const fitting = payments.filter((payment) => isFitting(payment, entry))
    const described = fitting.map(({ id, paid_on, client_name }) => {
      const numbers = allocations.flatMap(({ payment_id, kind, invoice_number }) =>
        payment_id === id && kind === 'payment' && invoice_number ? [invoice_number] : []
      )
      const isNamed = numbers.some((number) => namesNumber(text, numberSigns(number)))
      return { id, paidOn: paid_on, clientName: client_name, numbers, isNamed }
    })
    const surest = described.sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) || apart(a.paidOn, entry) - apart(b.paidOn, entry)
    )
    found.set(entry.id, surest.slice(0, MOST))
  }
  return found
}

async function unlinkedPayments(company: CompanyReference, entries: BankEntryRow[]) {
  if (entries.length === 0) return []
  const days = entries.map(({ booked_on }) => booked_on).sort()
  const amounts = [...new Set(entries.map(({ amount }) => String(moneyFromRow(amount))))]
  const rows: PaymentRow[] = await reader()
    .from('payments')
    .leftJoin('bank_entries', (join) =>
      join
        .on('bank_entries.company_id', 'payments.company_id')
        .on('bank_entries.payment_id', 'payments.id')
    )
    .where('payments.company_id', company.id)
    .whereBetween('payments.paid_on', [
      addDays(days[0] as Day, -MOST_DAYS_APART),
      addDays(days.at(-1) as Day, MOST_DAYS_APART),
    ])
    .whereIn('payments.amount', amounts)
    .whereNot('payments.method', 'cash')
    .whereNull('bank_entries.id')
    .select(
      'payments.id',
      'payments.currency',
      'payments.amount',
      'payments.paid_on',
      'payments.client_name'
    )
  return rows
}

const isFitting = ({ currency, amount, paid_on }: PaymentRow, entry: BankEntryRow) =>
  currency === entry.currency &&
  moneyFromRow(amount) === moneyFromRow(entry.amount) &&
  apart(paid_on, entry) <= MOST_DAYS_APART

/** Days between a payment and an entry, in either order. */
const apart = (paidOn: Day, { booked_on }: BankEntryRow) =>
  Math.abs(Date.parse(paidOn) - Date.parse(booked_on)) / 86_400_000
