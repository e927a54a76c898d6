import { moneyFromRow } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import type { Confidence } from '#modules/banking/suggest/suggestion'
import { type AwaitedSum, collectionSource } from './collection_source.js'

export interface SumSuggestion {
  confidence: Confidence
  sum: AwaitedSum
}

/** Days after the collection within which a bank books its sum. */
const MOST_DAYS_LATER = 10

/** The collected sums that open incoming entries may be, by the id of the entry. */
export async function suggestedSums(company: CompanyReference, entries: BankEntryRow[]) {
  if (entries.length === 0) return new Map<string, SumSuggestion[]>()
  const awaited = await collectionSource.required.awaited(company)
  return new Map(entries.map((entry) => [entry.id, suggestSums(entry, awaited)]))
}

/** A sum that the entry names is sure, the only one of its amount in these days is likely. */
function suggestSums(entry: BankEntryRow, awaited: AwaitedSum[]): SumSuggestion[] {
  const words = `${entry.purpose} ${entry.reference} ${entry.end_to_end}`.replace(/\s/g, '')
  const fitting = awaited.filter(
    (sum) =>
      sum.currency === entry.currency &&
      sum.amount === moneyFromRow(entry.amount) &&
      isInTime(sum, entry)
  )
  const named = fitting.filter(({ signs }) => signs.some((sign) => words.includes(sign)))
  if (named.length > 0) return named.map((sum) => ({ confidence: 'sure', sum }))
  const confidence = fitting.length === 1 ? 'likely' : 'possible'
  return fitting.map((sum) => ({ confidence, sum }))
}

const isInTime = ({ collectOn }: AwaitedSum, { booked_on }: BankEntryRow) => {
  const days = (Date.parse(booked_on) - Date.parse(collectOn)) / 86_400_000
  return days >= 0 && days <= MOST_DAYS_LATER
}
