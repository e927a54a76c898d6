import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { KeyedEntry } from '#modules/banking/actions/entry_keys'

/** SQLite limits the number of values in one statement. */
const AT_ONCE = 400

/** The entries that are stored already: their keys, and by content whether they had a reference. */
export async function knownKeys(company: CompanyReference, entries: KeyedEntry[]) {
  const found = { entries: new Set<string>(), contents: new Map<string, boolean>() }
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const part = entries.slice(start, start + AT_ONCE)
    const rows: { entry_key: string; content_key: string; reference: string }[] = await reader()
      .from('bank_entries')
      .where('company_id', company.id)
      .where((either) =>
        either
          .whereIn(
            'entry_key',
            part.map(({ entryKey }) => entryKey)
          )
          .orWhereIn(
            'content_key',
            part.map(({ contentKey }) => contentKey)
          )
      )
      .select('entry_key', 'content_key', 'reference')
    for (const { entry_key, content_key, reference } of rows) {
      found.entries.add(entry_key)
      found.contents.set(content_key, (found.contents.get(content_key) ?? true) && reference !== '')
    }
  }
  return found
}
