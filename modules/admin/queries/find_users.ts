import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'

/** More are no answer to a search: further words narrow it. */
const MOST_HITS = 1_000

interface SearchedRow {
  id: string
  name: string
  email: string
  company: string | null
}

const SEARCHED = `
  select users.id, users.name, users.email, companies.name as company
  from users left join companies on companies.id = users.company_id
  where users.account_id is not null order by users.id`

/**
 * Ids of the people whose name, address or name of the company has every word of a search, up to 1,000; none for a search
 * without words. They are compared here:
 * names are found without accents, which not every database does.
 */
export async function findUsers(search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const rows = await readRows<SearchedRow>(SEARCHED, [])
  return rows
    .filter(({ name, email, company }) => {
      const text = foldText(name, email, company)
      return words.every((word) => text.includes(word))
    })
    .slice(0, MOST_HITS)
    .map(({ id }) => id)
}
