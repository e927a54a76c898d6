import type { QueryOf } from '#api/routes'
import { type Candidate, Failure } from './failures/failure.js'
import { find, isFullId, isSearchable, type Naming, shortened, shortId } from './find.js'
import type { Company } from './server/answers.js'
import type { Client } from './server/client.js'

/** The companies that one step of the approval desk is about. */
export async function companies(client: Client, query: QueryOf<'/api/admin/companies'>) {
  return (await client.get('/api/admin/companies', { query })).body
}

/**
 * The one company that is meant by a name, an e-mail address or an id. Those in the state that the
 * step starts from come first; the server refuses the step for any other.
 */
export async function resolveCompany(
  client: Client,
  wanted: string,
  from: Company['status']
): Promise<Pick<Company, '_id' | 'name'>> {
  const naming: Naming<Company> = {
    names: ({ name, email }) => [name, email],
    prefers: ({ status }) => status === from,
  }
  if (isFullId(wanted)) return { _id: wanted.toLowerCase(), name: wanted }
  const found = find(await companies(client, { status: from }), wanted, naming)
  if (!found.length && isSearchable(wanted))
    found.push(...find(await companies(client, { search: wanted }), wanted, naming))
  const [only, second] = found
  if (!only) {
    throw new Failure('no_such_company', {
      values: { wanted: shortened(wanted) },
      next: 'kontor admin companies',
    })
  }
  if (second) {
    throw new Failure('many_companies', {
      values: { wanted: shortened(wanted), count: found.length },
      candidates: found.map(describe),
    })
  }
  return only
}

/**
 * Whether words name several companies instead of being the name of one: a word has blanks, as a quoted name has, or is
 * an address or an id, or each word is the whole name of a company in that state.
 */
export async function nameSeveral(client: Client, words: string[], from: Company['status']) {
  if (words.length < 2) return false
  if (words.some((word) => /[\s@]/.test(word) || ID.test(word))) return true
  const names = (await companies(client, { status: from })).map(({ name }) => name.toLowerCase())
  return (
    !names.includes(words.join(' ').toLowerCase()) &&
    words.every((word) => names.includes(word.toLowerCase()))
  )
}

const ID = /^[0-9a-f]{6}$|^[0-9a-f]{8}-/i

/** One company for each word, none of them twice. @throws as `resolveCompany` */
export async function resolveCompanies(client: Client, words: string[], from: Company['status']) {
  const companies = new Map<string, Pick<Company, '_id' | 'name'>>()
  for (const word of words) {
    const company = await resolveCompany(client, word, from)
    companies.set(company._id, company)
  }
  return [...companies.values()]
}

const describe = ({ _id, name, email, status }: Company): Candidate => ({
  line: `${shortId(_id)}  ${name}  ${email}`,
  record: { _id, name, email, status },
})
