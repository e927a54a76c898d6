import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { returnsOfEntries } from '#modules/banking/collected/returns_of_entries'
import { suggestedReturns } from '#modules/banking/collected/suggest_returns'
import { suggestedSums } from '#modules/banking/collected/suggest_sums'
import { expensesOfEntries, suggestedExpenses } from '#modules/banking/outgoing/expenses_of_entries'
import { suggest } from '#modules/banking/suggest/suggest'
import type { Suggestion } from '#modules/banking/suggest/suggestion'
import { transformEntry } from '#modules/banking/transformers/bank_entry_transformer'
import { allocationsOf } from '#modules/payments/public'
import { knownPayers } from './known_payers.js'
import { openInvoices } from './open_invoices.js'
import { type RecordedPayment, recordedPayments } from './recorded_payments.js'

const isOpen = ({ state }: BankEntryRow) => state === 'open'
const isIncoming = ({ amount }: BankEntryRow) => moneyFromRow(amount) > 0n

/** Entries with the invoices or expenses they paid, or with suggestions. */
export async function describeEntries(company: CompanyReference, entries: BankEntryRow[]) {
  const open = entries.filter(isOpen)
  const asked = open.filter(isIncoming)
  const outgoing = open.filter((entry) => !isIncoming(entry))
  const [allocations, suggestions, recorded, paid, payable, sums, returns, returned] =
    await Promise.all([
      allocationsOf(
        company,
        entries.flatMap(({ payment_id }) => payment_id ?? [])
      ),
      suggestionsFor(company, asked),
      recordedPayments(company, asked),
      expensesOfEntries(company, entries),
      suggestedExpenses(company, entries),
      suggestedSums(company, asked),
      suggestedReturns(company, outgoing),
      returnsOfEntries(company, entries),
    ])
  return entries.map((entry) =>
    transformEntry(entry, {
      allocations: allocations.filter(({ payment_id }) => payment_id === entry.payment_id),
      suggestions: suggestions.get(entry.id) ?? [],
      recorded: likely(recorded.get(entry.id), suggestions.get(entry.id)),
      expenses: paid.get(entry.id) ?? [],
      expenseSuggestions: payable.get(entry.id) ?? [],
      sums: sums.get(entry.id) ?? [],
      returns: returns.get(entry.id) ?? [],
      returned: returned.get(entry.id),
    })
  )
}

/** A sure match of an open invoice is a payment of another one only when it names that invoice. */
const likely = (recorded: RecordedPayment[] = [], [first]: Suggestion[] = []) =>
  first?.confidence === 'sure' ? recorded.filter(({ isNamed }) => isNamed) : recorded

/** One entry with the same. */
export async function describeEntry(company: CompanyReference, entry: BankEntryRow) {
  const [described] = await describeEntries(company, [entry])
  return described
}

async function suggestionsFor(company: CompanyReference, entries: BankEntryRow[]) {
  const found = new Map<string, Suggestion[]>()
  if (entries.length === 0) return found
  const [invoices, payers] = await Promise.all([
    openInvoices(company),
    knownPayers(
      company,
      entries.map((entry) => entry.counterparty_iban)
    ),
  ])
  for (const entry of entries) {
    const credit = {
      amount: moneyFromRow(entry.amount),
      currency: entry.currency,
      bookedOn: entry.booked_on,
      name: entry.counterparty_name,
      iban: entry.counterparty_iban,
      words: `${entry.purpose} ${entry.end_to_end}`,
    }
    found.set(entry.id, suggest(credit, { invoices, payers }))
  }
  return found
}
