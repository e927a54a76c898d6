import { addDays, type Day } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { namesNumber, numberSigns, searchable } from '#modules/banking/suggest/number_in_text'
import { isSameName, nameWords } from '#modules/banking/suggest/same_name'
import type { Confidence } from '#modules/banking/suggest/suggestion'
import { collectionSource, type ReturnableDebit } from './collection_source.js'
import { returnReasonOf } from './return_reason.js'

export interface ReturnSuggestion {
  confidence: Confidence
  debit: ReturnableDebit
  /** The excess over the amount of the direct debit. */
  fees: Minor
  reason: string
}

/** Without a mandate a debtor may object for 13 months (EPC016-06, 4.4), and the bank takes some days. */
const MOST_DAYS_LATER = 13 * 31
/** More than banks take for a return, in cents. */
const HIGHEST_FEES = 50_00n
const MOST = 3
const ORDER: Confidence[] = ['sure', 'likely', 'possible']

/** The direct debits that open outgoing entries may take back, by the id of the entry. */
export async function suggestedReturns(company: CompanyReference, entries: BankEntryRow[]) {
  const days = entries.map(({ booked_on }) => booked_on).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map<string, ReturnSuggestion[]>()
  const period = { from: addDays(first, -MOST_DAYS_LATER), until: last }
  const debits = await collectionSource.required.returnable(company, period)
  return new Map(entries.map((entry) => [entry.id, suggestReturns(entry, debits)]))
}

/**
 * The direct debit whose identification the entry repeats is sure. Its invoice, its mandate or the client's account make
 * it likely, the name alone possible; without any of these an amount proves nothing.
 */
function suggestReturns(entry: BankEntryRow, debits: ReturnableDebit[]): ReturnSuggestion[] {
  const left = minor(-moneyFromRow(entry.amount))
  return debits
    .flatMap((debit) => {
      const fees = minor(left - debit.amount)
      const isFitting =
        debit.currency === entry.currency &&
        fees >= 0n &&
        fees <= HIGHEST_FEES &&
        isInTime(debit, entry.booked_on)
      const confidence = isFitting && confidenceOf(entry, debit)
      return confidence ? { confidence, debit, fees, reason: returnReasonOf(entry) } : []
    })
    .sort((a, b) => ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence))
    .slice(0, MOST)
}

const isInTime = ({ collectOn }: ReturnableDebit, bookedOn: Day) =>
  collectOn <= bookedOn && bookedOn <= addDays(collectOn, MOST_DAYS_LATER)

function confidenceOf(entry: BankEntryRow, debit: ReturnableDebit): Confidence | undefined {
  const text = `${entry.purpose} ${entry.reference} ${entry.end_to_end}`
  if (text.replace(/\s/g, '').includes(debit.endToEnd)) return 'sure'
  const words = searchable(text)
  const isNamed = namesNumber(words, numberSigns(debit.invoiceNumber))
  const hasMandate = namesNumber(words, numberSigns(debit.mandate))
  if (isNamed || hasMandate || entry.counterparty_iban === debit.iban) return 'likely'
  const isTheirs = isSameName(nameWords(entry.counterparty_name), nameWords(debit.debtor))
  return isTheirs ? 'possible' : undefined
}
