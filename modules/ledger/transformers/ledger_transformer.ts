import { type Minor, moneyNumber } from '#core/money/minor'
import type { LedgerEntry, LedgerSums } from '#modules/ledger/queries/ledger'
import type { Ageing } from '#modules/ledger/rules/ageing'

/** Amounts in major units. */
export const transformAgeing = (ageing: Ageing, currency: string) => {
  const amount = (name: keyof Ageing) => moneyNumber(ageing[name], currency)
  return {
    notDue: amount('notDue'),
    days30: amount('days30'),
    days60: amount('days60'),
    days90: amount('days90'),
    older: amount('older'),
    credit: amount('credit'),
    total: amount('total'),
  }
}

export const transformSums = (sums: LedgerSums, currency: string) => ({
  opening: moneyNumber(sums.opening, currency),
  debit: moneyNumber(sums.debit, currency),
  credit: moneyNumber(sums.credit, currency),
  closing: moneyNumber(sums.closing, currency),
})

/** An entry as the client may see it too; one of debit and credit is null. */
export const transformSharedEntry = ({ amount, currency, ...entry }: LedgerEntry) => {
  const money = (value: Minor) => moneyNumber(value, currency)
  return {
    _id: entry.id,
    kind: entry.kind,
    number: entry.number,
    date: entry.day_on,
    dueDate: entry.due_on,
    description: entry.description,
    method: entry.method,
    debit: amount < 0n ? null : money(amount),
    credit: amount < 0n ? money(-amount as Minor) : null,
    open: money(entry.open),
    balance: money(entry.balance),
  }
}

/** The same for the desk: with its links and the company's own note. */
export const transformEntry = (entry: LedgerEntry) => ({
  ...transformSharedEntry(entry),
  document: entry.document,
  documentId: entry.document_id,
  note: entry.note,
})
