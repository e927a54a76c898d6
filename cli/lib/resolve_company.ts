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

const describe = ({ _id, name, email, status }: Company): Candidate => ({
  line: `${shortId(_id)}  ${name}  ${email}`,
  record: { _id, name, email, status },
})
