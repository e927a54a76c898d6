import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { wordsOf } from '#modules/invoicing/words_of'

/** The narrowed search before the list is read. */
export interface FoundWords {
  /** Beginnings of words that an invoice must all have. */
  words: string[]
  /** The only invoices that can have them, when one of the words is rare. */
  ids?: string[]
}

/** Above every character that a folded word can have. */
const LAST = '\u{10ffff}'

/** Up to this number invoices are looked up individually; above it, matches are found while walking the list. */
const RARE = 1000

/** The words of a search, and the few invoices that have the rarest of them: none when it has signs only. */
export async function findWords(company: CompanyReference, search = ''): Promise<FoundWords> {
  const words = wordsOf(search)
  if (search.trim() && words.length === 0) return { words, ids: [] }
  for (const word of words) {
    const rows: { invoice_id: string }[] = await reader()
      .from('invoice_words')
      .where('company_id', company.id)
      .where('word', '>=', word)
      .where('word', '<', word + LAST)
      .limit(RARE + 1)
      .select('invoice_id')
    if (rows.length > RARE) continue
    return {
      words: words.filter((other) => other !== word),
      ids: [...new Set(rows.map(({ invoice_id }) => invoice_id))],
    }
  }
  return { words }
}

/** A condition on `invoices`: one of its words begins with this. */
export const hasWord = (word: string) =>
  reader()
    .from('invoice_words as words')
    .whereColumn('words.company_id', 'invoices.company_id')
    .whereColumn('words.invoice_id', 'invoices.id')
    .where('words.word', '>=', word)
    .where('words.word', '<', word + LAST)
    .select('words.word')
