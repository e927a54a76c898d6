import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readPeopleBalances } from '#modules/auth/people_balances'
import { readInvited } from '#modules/auth/queries/open_invitations'
import {
  type ListedPerson,
  type PersonRow,
  statusOf,
} from '#modules/auth/transformers/person_transformer'
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
 * @param seesInvited whether open invitations are listed when they are asked for
 */
export async function readPeople(
  company: CompanyScope,
  wish: PeopleListInput,
  { seesInvited }: { seesInvited: boolean }
) {
  const { sort = 'name', order = 'asc', page = 1, pageSize = LARGEST_PAGE } = wish
  const all: ListedPerson[] = [
    ...(await readRows<PersonRow>(PEOPLE, [company.id])),
    ...(seesInvited && (wish.invited || wish.status === 'invited')
      ? await readInvited(company.id)
      : []),
  ]
  const fitting = await ofTarget(
    company,
    all.filter((person) => fits(person, wish)),
    wish.target
  )
  const keyOf = (person: ListedPerson) => `${VALUE_OF_SORT[sort](person)}\n${person.id}`
  fitting.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  if (order === 'desc') fitting.reverse()
  const rows = fitting.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total: fitting.length, page, pageSize }
}

function fits(person: ListedPerson, { role, status, search = '' }: PeopleListInput) {
  return (
    (role === undefined || person.role === role) &&
    (status === undefined || statusOf(person) === status) &&
    foldText(search)
      .split(/\s+/)
      .every((word) => foldText(person.name, person.email).includes(word))
  )
}

/** Those who are over or under their targets; all of them without a wish. */
async function ofTarget(
  company: CompanyScope,
  people: ListedPerson[],
  target: PeopleListInput['target']
) {
  if (target === undefined) return people
  const working = people.filter((person) => statusOf(person) === 'active')
  const balances = await readPeopleBalances(
    company,
    working.map(({ id }) => id)
  )
  return working.filter(({ id }) => {
    const balance = balances.get(id) ?? 0
    return target === 'over' ? balance > 0 : balance < 0
  })
}

/** One of them. Sees the changes of the open transaction. @throws 404 */
export async function findPerson(company: CompanyReference, id: string) {
  const [person] = await readRows<PersonRow>(`${PEOPLE} and id = ?`, [company.id, id])
  if (!person) throw notFound()
  return person
}
