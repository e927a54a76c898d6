import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { notFound } from '#core/errors/app_error'
import { LARGEST_PAGE } from '#core/http/list_query'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { PersonRow } from '#modules/auth/transformers/person_transformer'
import type { PeopleListInput } from '#modules/auth/validators/person'

const PEOPLE = `
  select id, name, email, role, is_active, created_at, last_sign_in_at from users
  where company_id = ? and left_at is null`

const VALUE_OF_SORT = {
  name: ({ name }) => foldText(name),
  email: ({ email }) => email,
  role: ({ role }) => role,
  lastSignInAt: ({ last_sign_in_at }) => String(last_sign_in_at ?? 0).padStart(15, '0'),
} satisfies Record<string, (person: PersonRow) => string>

/**
 * A page of the people of a company. Those who work at one desk are few, so they are searched and sorted here: names
 * are compared without accents, which not every database does.
 */
export async function readPeople(company: CompanyReference, wish: PeopleListInput) {
  const { role, status, search = '', sort = 'name', order = 'asc' } = wish
  const { page = 1, pageSize = LARGEST_PAGE } = wish
  const words = foldText(search).split(/\s+/)
  const all = await readRows<PersonRow>(PEOPLE, [company.id])
  const fitting = all.filter(
    (person) =>
      (role === undefined || person.role === role) &&
      (status === undefined || Boolean(person.is_active) === (status === 'active')) &&
      words.every((word) => foldText(person.name, person.email).includes(word))
  )
  const keyOf = (person: PersonRow) => `${VALUE_OF_SORT[sort](person)}\n${person.id}`
  fitting.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  if (order === 'desc') fitting.reverse()
  const rows = fitting.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total: fitting.length, page, pageSize }
}

/** One of them. Sees the changes of the open transaction. @throws 404 */
export async function findPerson(company: CompanyReference, id: string) {
  const [person] = await readRows<PersonRow>(`${PEOPLE} and id = ?`, [company.id, id])
  if (!person) throw notFound()
  return person
}
